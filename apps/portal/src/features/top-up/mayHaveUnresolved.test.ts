import { topUpAttemptFixture } from '@may/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createAttemptStore } from '../../money/attempts/attemptStore.ts';
import { mayHaveUnresolved, watchTopUps } from './mayHaveUnresolved.ts';

it('asks for the tray of a top-up that a full storage has refused', () => {
  vi.stubGlobal('window', new EventTarget());
  const store = createAttemptStore({ ...memoryStorage(), setDurably: () => false });
  const shown: boolean[] = [mayHaveUnresolved()];
  const stop = watchTopUps(() => shown.push(mayHaveUnresolved()));
  store.save(topUpAttemptFixture({ createdAt: Date.now() }));
  expect(shown).toEqual([false, true]);
  stop();
});
