import { expect, it } from 'vitest';
import { isProjectName } from './projectName.ts';

it('accepts up to 63 small letters, digits and hyphens', () => {
  for (const name of ['project-demo', 'a', '2026', '-', 'a--b-', 'x'.repeat(63)])
    expect.soft(isProjectName(name), name).toBe(true);
});

it('refuses a name that is empty, too long or has other signs', () => {
  for (const name of [...'|Project-Demo|dự án|project_demo.vn|project-\u2060demo|a b|a\n'.split('|'), 'x'.repeat(64)])
    expect.soft(isProjectName(name), name).toBe(false);
});
