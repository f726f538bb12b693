import { expect, it } from 'vitest';
import { createRunner, type KeyPress, strokeOf } from './createRunner.ts';
import type { Shortcut } from './shortcuts.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, timeStamp = 0, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  timeStamp,
  ...plain,
  ...more,
});

const hear = (...presses: KeyPress[]): string[] => {
  const ran: string[] = [];
  const row = (...keys: string[]): Shortcut => ({
    keys,
    label: 'palette:keys.list',
    group: 'anywhere',
    run: () => void ran.push(keys.join(' ')),
  });
  const listedAlone: Shortcut = { keys: ['Escape'], label: 'palette:keys.close', group: 'anywhere' };
  const run = createRunner([row('?'), row('g', 'd'), row('g', 't'), row('Shift+m'), listedAlone]);
  for (const one of presses) run(one, { show: () => undefined, go: () => undefined });
  return ran;
};

it.each([
  ['g', press('g'), 'g'],
  ['G with Caps Lock', press('G'), 'g'],
  ['M with Shift', press('M', 0, { shiftKey: true }), 'Shift+m'],
  ['? with Shift', press('?', 0, { shiftKey: true }), '?'],
  ['п on a Russian keyboard', press('п', 0, { code: 'KeyG' }), 'g'],
  ['⌘ Enter', press('Enter', 0, { metaKey: true }), 'Mod+Enter'],
])('%s is the stroke it is', (_, given, stroke) => {
  expect(strokeOf(given)).toBe(stroke);
});

it('runs a key, and two keys one after the other', () => {
  expect(hear(press('?'), press('g', 10), press('d', 400), press('g', 500), press('t', 600))).toEqual([
    '?',
    'g d',
    'g t',
  ]);
});

it('a second key after two seconds runs nothing', () => {
  expect(hear(press('g'), press('d', 2_000))).toEqual([]);
});

it('a key that leads nowhere ends the keys before it, and may begin anew', () => {
  expect(hear(press('g'), press('x', 10), press('d', 20), press('g', 30), press('g', 40), press('d', 50))).toEqual([
    'g d',
  ]);
});

it('a key that the list alone has runs nothing', () => {
  expect(hear(press('Escape'))).toEqual([]);
});
