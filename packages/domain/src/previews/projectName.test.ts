import { expect, it } from 'vitest';
import { isProjectName } from './projectName.ts';

it.each(['project-demo', 'a', '2026', '-', 'a--b-', 'x'.repeat(63)])('accepts %s', (name) => {
  expect(isProjectName(name)).toBe(true);
});

it.each(['', 'Project-Demo', 'dự án', 'project_demo.vn', 'project-\u2060demo', 'a b', 'a\n', 'x'.repeat(64)])(
  'refuses "%s"',
  (name) => {
    expect(isProjectName(name)).toBe(false);
  },
);
