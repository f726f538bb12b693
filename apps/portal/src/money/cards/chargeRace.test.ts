import { attemptPatience } from '@may/domain';
import { fixtureNow } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { believedOf, type ChargeSight, chargeRaceOf } from './chargeRace.ts';

const sight: ChargeSight = {
  isLockHeld: false,
  canSeeLocks: true,
  before: 'open',
  after: { phase: 'open', createdAt: fixtureNow },
  now: fixtureNow,
};

it.each([
  ['the charge was in doubt before the question', {}, 'none'],
  ['no charge was asked for', { before: 'uncharged', after: { phase: 'uncharged', createdAt: 0 } }, 'none'],
  ['the attempt is forgotten', { before: undefined, after: undefined }, 'none'],
  ['another tab held the lock', { isLockHeld: true, before: 'uncharged', after: undefined }, 'running'],
  ['a tab asked for the charge after the question', { before: 'uncharged' }, 'begun'],
  ['a browser without locks saw the doubt', { canSeeLocks: false }, 'unseen'],
  ['a browser without locks saw no doubt', { canSeeLocks: false, before: 'uncharged', after: undefined }, 'none'],
  ['a browser without locks has a clock that was put back', { canSeeLocks: false, now: 0 }, 'unseen'],
  ['15 minutes have passed without locks', { canSeeLocks: false, now: fixtureNow + attemptPatience }, 'none'],
] satisfies [string, Partial<ChargeSight>, string][])('when %s, the race with %j is "%s"', (_, given, race) => {
  expect(chargeRaceOf({ ...sight, ...given })).toBe(race);
});

it.each([
  ['unpaid', 'none', 'unpaid'],
  ['unfinished', 'none', 'unfinished'],
  ['unpaid', 'running', 'unknown'],
  ['unfinished', 'begun', 'unknown'],
  ['unpaid', 'unseen', 'unknown'],
  ['succeeded', 'running', 'succeeded'],
  ['processing', 'begun', 'processing'],
  ['ended', 'unseen', 'ended'],
] as const)('"%s" in the race "%s" is believed as "%s"', (status, race, believed) => {
  expect(believedOf({ status }, race)).toEqual({ status: believed });
});
