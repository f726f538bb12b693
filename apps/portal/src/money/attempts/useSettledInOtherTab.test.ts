import { topUpAttemptFixture } from '@may/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createAttemptStore } from './attemptStore.ts';
import { onSettled } from './useSettledInOtherTab.ts';

it('calls back once when the attempt is settled, and not for another attempt or another change', () => {
  vi.stubGlobal('window', new EventTarget());
  const store = createAttemptStore(memoryStorage());
  const now = Date.now();
  for (const key of ['own', 'other']) store.save(topUpAttemptFixture({ key, method: 'card', createdAt: now }));
  const onNews = vi.fn();
  const stop = onSettled(store, 'own', onNews);
  store.settle('other', 'succeeded', { amount: null });
  store.save(topUpAttemptFixture({ key: 'own', method: 'card', phase: 'open', createdAt: now }));
  expect(onNews).not.toHaveBeenCalled();
  store.settle('own', 'succeeded', { amount: null });
  store.settle('other', 'succeeded', { amount: null });
  expect(onNews).toHaveBeenCalledOnce();
  stop();
});
