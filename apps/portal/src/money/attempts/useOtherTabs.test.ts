import { topUpAttemptFixture } from '@may/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createAttemptStore } from './attemptStore.ts';
import { onNewPhase } from './useOtherTabs.ts';

it('calls back when the attempt may be charged and when it is settled, and not for another attempt or another change', () => {
  vi.stubGlobal('window', new EventTarget());
  const store = createAttemptStore(memoryStorage());
  const now = Date.now();
  for (const key of ['own', 'other']) store.save(topUpAttemptFixture({ key, method: 'card', createdAt: now }));
  const onNews = vi.fn();
  const stop = onNewPhase(store, 'own', onNews);
  store.settle('other', 'succeeded', { amount: null });
  store.change('own', { phase: 'uncharged' });
  expect(onNews).not.toHaveBeenCalled();
  store.change('own', { phase: 'open' });
  store.mark('own');
  expect(onNews).toHaveBeenCalledOnce();
  store.settle('own', 'succeeded', { amount: null });
  store.mark('other');
  expect(onNews).toHaveBeenCalledTimes(2);
  stop();
});
