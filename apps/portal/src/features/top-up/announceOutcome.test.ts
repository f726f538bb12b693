import { topUpAttemptFixture } from '@may/domain/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../browser/storage/storedSession.ts';
import { notices } from '../../data/notices/notices.ts';
import { attemptStore } from '../../money/attempts/attemptStore.ts';
import { announceOutcome } from './usePendingTopUps.ts';

afterEach(clearStoredSession);

it('tells a card that was not charged once for each charge, and an open approval or another customer’s payment never', () => {
  const told = vi.spyOn(notices, 'announce').mockReturnValue();
  const session = storedSessionFixture();
  const attempt = topUpAttemptFixture({
    userId: session.me.id,
    method: 'card',
    phase: 'open',
    timesSent: 2,
    createdAt: Date.now(),
  });
  attemptStore.save(attempt);
  announceOutcome(attempt);
  writeSession(session);
  announceOutcome(attempt);
  attemptStore.change(attempt.key, { phase: 'uncharged', isUnfinished: true });
  announceOutcome(attempt);
  expect(told).not.toHaveBeenCalled();
  attemptStore.change(attempt.key, { isUnfinished: false });
  announceOutcome(attempt);
  const subject = { amount: attempt.amount };
  const failed = { kind: 'topUpFailed', subject, remedy: null, key: `${attempt.key} 2` };
  expect(told).toHaveBeenCalledExactlyOnceWith(failed);
  attemptStore.forget(attempt.key);
});
