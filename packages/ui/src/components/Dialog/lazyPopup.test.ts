import { expect, it, vi } from 'vitest';
import { PartFailure } from '../../browser/fetchPart.ts';

const { loadWords } = vi.hoisted(() => ({ loadWords: vi.fn() }));
vi.mock('../../i18n/createI18n.ts', () => ({ loadWords }));

it('a popup whose words did not arrive is not loaded: the next intent fetches it again, until both are there', async () => {
  loadWords.mockRejectedValueOnce(new PartFailure('words-vi-bookkeeping-1a2b3.js', 'other'));
  let calls = 0;
  const load = async () => {
    calls += 1;
    await Promise.resolve();
    return { default: () => null };
  };
  // A file before this one may have loaded it with the true words.
  vi.resetModules();
  const { lazyPopup } = await import('./lazyPopup.tsx');
  const { intent } = lazyPopup<{ open: boolean }>(load, () => undefined, ['bookkeeping']);
  const fetches: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    intent.onFocus();
    await new Promise((resolve) => setTimeout(resolve));
    fetches.push(calls);
  }
  expect(fetches).toEqual([1, 2, 2]);
  expect(loadWords).toHaveBeenCalledWith(['bookkeeping']);
});
