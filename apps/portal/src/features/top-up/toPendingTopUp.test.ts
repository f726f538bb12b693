import { fixtureNow, topUpAttemptFixture } from '@may/domain/fixtures';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import { expect, it } from 'vitest';
import { toPendingTopUp } from './toPendingTopUp.ts';

const attempt = topUpAttemptFixture({ phase: 'open', createdAt: fixtureNow });
const late = fixtureNow + attemptPatience;
const answered = (isConfirmed: boolean) => ({ data: isConfirmed, isError: false, isFetching: false });
const failed = { data: undefined, isError: true, isFetching: false };
const standingOf = (asked: Parameters<typeof toPendingTopUp>[1], now: number) =>
  toPendingTopUp(attempt, asked, { sendsKeys: false, now }).standing;

it('says after 15 minutes that the outcome cannot be known when only the log could tell it', () => {
  for (const [name, asked] of [
    ['the provider cannot tell', answered(false)],
    ['every question fails', failed],
    ['the last question failed', { ...answered(true), isError: true }],
    ['a failed question is asked again', { ...failed, isFetching: true }],
  ] as const) {
    expect.soft(standingOf(asked, late), name).toBe('cannotKnow');
    expect.soft(standingOf(asked, late - 1), name).toBe('waiting');
  }
});

it('says that the outcome cannot be known when the attempt began an hour in the future', () => {
  expect(standingOf(answered(false), fixtureNow - 3_600_000)).toBe('cannotKnow');
});

it('still waits after 15 minutes when the provider can be asked', () => {
  for (const [name, asked] of [
    ['the provider says that it waits', answered(true)],
    ['it was not asked yet', undefined],
    ['its first question is on its way', { data: undefined, isError: false, isFetching: true }],
  ] as const)
    expect.soft(standingOf(asked, late), name).toBe('waiting');
});
