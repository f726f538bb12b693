import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { pressedKey } from './pressedKey.ts';

const pressed = (keyCode: number, isComposing: boolean) =>
  pressedKey({ key: 'Enter', keyCode, nativeEvent: { isComposing } } as KeyboardEvent);

it('Enter is no key while a text is composed', () => {
  for (const [keyCode, isComposing, key] of [
    [13, false, 'Enter'],
    [229, true, null],
    [229, false, null],
    [13, true, null],
  ] as const)
    expect.soft(pressed(keyCode, isComposing), `${keyCode} ${isComposing}`).toBe(key);
});

it('every handler of a key of the kit and the screens asks it', () => {
  const root = join(import.meta.dirname, '../../..');
  const raw = globSync('{ui,screens}/src/**/*.tsx', { cwd: root }).filter(
    (path) =>
      !path.endsWith('.stories.tsx') &&
      /\bevent\.key\b|\bkey\b[^}]*\}: KeyboardEvent|onKeyDown=\{\(\{[^}]*\bkey\b/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
  );
  expect(raw).toEqual([]);
});
