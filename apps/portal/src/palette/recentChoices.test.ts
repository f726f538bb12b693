import { afterEach, expect, it } from 'vitest';
import { localStore } from '../storage/createStorage.ts';
import { noteRecent, readRecent } from './recentChoices.ts';

afterEach(() => {
  for (const key of localStore.keys()) if (key.startsWith('may.palette.')) localStore.remove(key);
});

it('the last choice comes first, and once', () => {
  for (const id of ['a', 'b', 'a']) noteRecent('one', { kind: 'server', id });
  expect(readRecent('one').map(({ id }) => id)).toEqual(['a', 'b']);
});

it('keeps twenty choices', () => {
  for (let id = 0; id < 30; id++) noteRecent('one', { kind: 'page', id: String(id) });
  expect(readRecent('one')).toHaveLength(20);
  expect(readRecent('one')[0]).toEqual({ kind: 'page', id: '29' });
});

it('another customer has none of them', () => {
  noteRecent('one', { kind: 'server', id: 'a' });
  expect(readRecent('two')).toEqual([]);
});

it('an odd value is no choice', () => {
  localStore.set('may.palette.one', '[{"kind":"secret","id":1}]');
  expect(readRecent('one')).toEqual([]);
});
