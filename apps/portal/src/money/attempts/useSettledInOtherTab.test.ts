import { topUpAttemptFixture } from '@may/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../storage/memoryStorage.ts';
import { createAttemptStore } from './attemptStore.ts';
import { onSettled } from './useSettledInOtherTab.ts';

it('calls a page once when another tab has settled its attempt, and not for other attempts or other changes', () => {
  vi.stubGlobal('window', new EventTarget());
  const store = createAttemptStore(memoryStorage());
  const now = Date.now();
  for (const key of ['own', 'other']) store.save(topUpAttemptFixture({ key, method: 'card', createdAt: now }));
  const tell = vi.fn();
  const stop = onSettled(store, 'own', tell);
  store.settle('other', 'succeeded');
  store.save(topUpAttemptFixture({ key: 'own', method: 'card', phase: 'open', createdAt: now }));
  expect(tell).not.toHaveBeenCalled();
  store.settle('own', 'succeeded');
  store.settle('other', 'succeeded');
  expect(tell).toHaveBeenCalledOnce();
  stop();
  vi.unstubAllGlobals();
});
