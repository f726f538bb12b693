import { serverUpgradeMachine, upgradeAttemptMachine } from '@may/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { upgradeAttemptFixture } from '../../../money/upgrades/upgradeAttempt.fixtures.ts';
import { createUpgradeStore } from '../../../money/upgrades/upgradeStore.ts';
import { memoryStorage } from '../../../storage/memoryStorage.fixtures.ts';
import { earlier, upgradeAttempt, upgradeContext, upgradeReview } from './upgrade.fixtures.ts';
import { awaitedIn, onRowChanged } from './upgradeNews.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const awaitedAt = (value: StateValueFrom<typeof upgradeAttemptMachine>) =>
  awaitedIn(
    serverUpgradeMachine.resolveState({ value: 'saving', context: upgradeContext() }),
    upgradeAttemptMachine.resolveState({ value, context: upgradeAttempt }),
  );

describe('the upgrade that a screen waits for', () => {
  it.each(['doubtful', 'warned', 'elsewhere'] as const)('is the one whose attempt is %s', (state) => {
    expect(awaitedAt(state)).toEqual({ key: 'kept', upgrade: upgradeContext().upgrade });
  });

  it('is none while it is sent or asked about', () => {
    expect([awaitedAt('sending'), awaitedAt('reconciling')]).toEqual([null, null]);
  });

  it('is the earlier one that blocks a review, and none in a review without a block', () => {
    const reviewing = (blocks: boolean) =>
      serverUpgradeMachine.resolveState({
        value: 'reviewing',
        context: upgradeContext({ review: upgradeReview({ earlier: { ...earlier, blocks } }) }),
      });
    expect(awaitedIn(reviewing(true), undefined)).toMatchObject({ key: 'earlier', upgrade: earlier.upgrade });
    expect(awaitedIn(reviewing(false), undefined)).toBeNull();
  });
});

it('a change of the awaited upgrade in the shared memory is news, and one of another upgrade or of a mere time is not', () => {
  const store = createUpgradeStore(memoryStorage());
  const now = Date.now();
  for (const key of ['own', 'other']) store.save(upgradeAttemptFixture({ key, createdAt: now, sentAt: now }));
  const onNews = vi.fn();
  const stop = onRowChanged(store, 'own', onNews);
  store.change('other', { phase: 'settled' });
  store.change('own', { sentAt: now - 1 });
  expect(onNews).not.toHaveBeenCalled();
  store.change('own', { isAccepted: true });
  store.change('own', { phase: 'settled' });
  store.forget('own');
  expect(onNews).toHaveBeenCalledTimes(3);
  stop();
});
