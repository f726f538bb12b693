import { expect, it } from 'vitest';
import { orderAttemptFixture } from './orderAttempt.fixtures.ts';
import { emptyChoices, startOrder } from './orderDraft.ts';

const choices = {
  regionId: '5',
  planId: 'plan-a',
  diskMb: 40_960,
  mariadbDiskMb: 10_240,
  user: 'someone',
  containers: 3,
};

it('begins with one container and no other choice', () => {
  expect(emptyChoices).toEqual({
    regionId: null,
    planId: null,
    diskMb: null,
    mariadbDiskMb: null,
    user: '',
    containers: 1,
  });
});

/** An order that was sent at epoch 0 and has no answer yet. */
const order = orderAttemptFixture({ choices });

it('takes repeats for one while the provider has the key of the order, or the order is new', () => {
  const hours = 3_600_000;
  const start = (now: number, sendsKeys = true) => startOrder(emptyChoices, order, { sendsKeys, now });
  expect(start(12 * hours)).toMatchObject({ repeatsAreOne: false, attempt: { key: 'key-1', choices } });
  expect([start(12 * hours - 1), start(1, false)].map(({ repeatsAreOne }) => repeatsAreOne)).toEqual([true, false]);
  expect(startOrder(choices, undefined, { sendsKeys: true, now: 0 })).toMatchObject({ repeatsAreOne: true, choices });
});

it('restores only the choices of an order that was never sent', () => {
  expect(startOrder(choices, { ...order, phase: 'begun', isSent: false }, { sendsKeys: true, now: 1 })).toMatchObject({
    attempt: null,
    choices,
  });
});

it('continues an order that has its server', () => {
  const settled = { ...order, phase: 'settled', serverId: 'srv_1' } as const;
  expect(startOrder(emptyChoices, settled, { sendsKeys: false, now: 1 }).attempt).toEqual({ key: 'key-1', choices });
});
