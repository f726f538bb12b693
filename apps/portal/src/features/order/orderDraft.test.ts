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

it('restores only the choices of an order that was never sent', () => {
  expect(startOrder(choices, { ...order, phase: 'begun', timesSent: 0 }, true)).toMatchObject({
    attempt: null,
    choices,
  });
});

it('continues an order that has its server', () => {
  const settled = { ...order, phase: 'settled', serverId: 'srv_1' } as const;
  expect(startOrder(emptyChoices, settled, false).attempt).toEqual({ key: 'key-1', choices });
});
