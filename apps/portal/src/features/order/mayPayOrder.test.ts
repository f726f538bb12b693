import { expect, it } from 'vitest';
import { mayPayOrder } from './mayPayOrder.ts';

it('the payment of a new or unnamed server may pay the order under way, and no other event', () => {
  for (const [why, name, serverId, expected] of [
    ['the payment of a server that was there before', 'invoice.paid', 'srv_1', false],
    ['the payment of a new server', 'invoice.paid', 'srv_2', true],
    ['a payment that names no server', 'invoice.paid', null, true],
    ['another event of a new server', 'subscription.created', 'srv_2', false],
  ] as const)
    expect.soft(mayPayOrder({ name, serverId }, [{ id: 'srv_1' }]), why).toBe(expected);
});
