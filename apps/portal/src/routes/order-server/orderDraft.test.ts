import { afterEach, expect, it } from 'vitest';
import { orderAttemptFixture } from '../../money/orders/orderAttempt.fixtures.ts';
import type { OrderAttempt } from '../../money/orders/orderStore.ts';
import {
  addressOfChoices,
  choicesFromAddress,
  emptyChoices,
  orderDraft,
  startOrder,
  startOrderInTab,
} from './orderDraft.ts';

const tab = { draft: orderDraft.wordpress, findOrder: () => undefined };
afterEach(tab.draft.clear);

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

it('shares every choice in an address except user name and password', () => {
  const address = new URLSearchParams(addressOfChoices(choices));
  expect(address.toString()).toBe('region=5&plan=plan-a&disk=40&mariadb=10&containers=3');
  expect(choicesFromAddress(address)).toEqual({ ...choices, user: '' });
  expect(choicesFromAddress(new URLSearchParams('scenario=x'))).toBeNull();
});

it.each(['disk=9', 'disk=196', 'disk=1e2', 'disk=-20', 'containers=0', 'containers=51', 'region=', 'plan=a%20b'])(
  'takes nothing from %s',
  (address) => {
    expect(choicesFromAddress(new URLSearchParams(address))).toEqual(emptyChoices);
  },
);

/** An order that was sent at epoch 0 and has no answer yet. */
const order = orderAttemptFixture({ choices });

it('names an order of 12 hours ago as `doubtedKey`, because the provider may have forgotten its key', () => {
  const hours = 3_600_000;
  const start = (now: number, changes: Partial<OrderAttempt> = {}, sendsKeys = true) =>
    startOrder(emptyChoices, { ...order, ...changes }, { sendsKeys, now });
  expect(start(12 * hours)).toMatchObject({ doubtedKey: 'key-1', attempt: { key: 'key-1', choices } });
  expect(start(12 * hours - 1)).not.toHaveProperty('doubtedKey');
  expect(start(1).repeatsAreOne).toBe(true);
  expect(start(1, {}, false).repeatsAreOne).toBe(false);
  // A new order has a new key.
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

it('stores the shared choices of an address as the draft at once', () => {
  const provider = { sendsKeys: true, now: 0 };
  const shared = new URLSearchParams('region=1&plan=2&disk=20&mariadb=10&containers=2');
  const asked = { regionId: '1', planId: '2', diskMb: 20_480, mariadbDiskMb: 10_240, user: '', containers: 2 };
  tab.draft.write({ choices, attemptKey: null });
  expect(startOrderInTab(tab, shared, provider)).toMatchObject({ choices: asked });
  expect(startOrderInTab(tab, new URLSearchParams(), provider)).toMatchObject({ choices: asked });
});

it('continues a sent order, and ignores the choices in the address', () => {
  tab.draft.write({ choices, attemptKey: 'key-1' });
  const found = { ...tab, findOrder: (key: string) => (key === 'key-1' ? order : undefined) };
  const start = () => startOrderInTab(found, new URLSearchParams('region=1'), { sendsKeys: true, now: 1 });
  expect(start().attempt).toEqual({ key: 'key-1', choices });
  expect(start().attempt).toEqual({ key: 'key-1', choices });
});
