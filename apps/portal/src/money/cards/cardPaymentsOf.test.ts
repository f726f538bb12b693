import { topUpAttemptFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createAttemptStore } from '../attempts/attemptStore.ts';
import { cardPaymentsOf } from './cardPaymentsOf.ts';

it('a payment is uncharged if it is not known, or if no charge was sent and no approval is open', () => {
  const store = createAttemptStore(memoryStorage());
  const { isUncharged } = cardPaymentsOf({ userId: 'usr_demo', store } as never);
  const attempt = topUpAttemptFixture({ key: 'k', method: 'card', createdAt: Date.now() });
  expect(isUncharged('k')).toBe(true);
  for (const [changes, expected] of [
    [{ phase: 'uncharged', isUnfinished: false }, true],
    [{ phase: 'uncharged', isUnfinished: true }, false],
    [{ phase: 'open', isUnfinished: false }, false],
  ] as const) {
    store.save({ ...attempt, ...changes });
    expect.soft(isUncharged('k'), JSON.stringify(changes)).toBe(expected);
  }
});
