import { planFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import { leastPriceOf, priceOrder } from '@may/domain/servers/pricing.ts';
import type { OrderServerContext } from '@may/machines/order/orderServer.types.ts';
import { orderAttemptMachine, orderServerMachine } from '@may/machines/order/orderServerMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { connectOrderMessage } from './connectOrderMessage.ts';
import { connectOrderServer, type OrderCircumstances } from './connectOrderServer.ts';
import { circumstances } from './orderServer.row.ts';

const choices = { regionId: '1', planId: '2', diskMb: 20_480, mariadbDiskMb: 10_240, user: '', containers: 1 };
const start: OrderServerContext = {
  choices,
  password: 'Matkhau!1',
  over: [],
  repeatsAreOne: false,
  attemptKey: null,
  cost: priceOrder({ ...choices, plan: planFixture() }),
  wasCost: null,
  earlier: [],
  serverId: null,
  found: [],
  error: null,
};
const attempt: ContextFrom<typeof orderAttemptMachine> = {
  intent: { ...choices, password: '' },
  key: 'kept',
  over: [],
  repeatsAreOne: false,
  mayHaveArrived: true,
  isWarned: false,
  receipt: null,
  transactionCode: null,
  error: { kind: 'unknown', serverMessage: 'Gateway timeout' },
  result: null,
};
const contentAt = (
  value: StateValueFrom<typeof orderServerMachine>,
  context: Partial<OrderServerContext> = {},
  other: Partial<OrderCircumstances> = {},
) =>
  connectOrderServer(
    orderServerMachine.resolveState({ value, context: { ...start, ...context } }),
    undefined,
    vi.fn(),
    { ...circumstances(() => vi.fn()), ...other },
  ).content;
const offering = (...plans: ReturnType<typeof planFixture>[]): Partial<OrderCircumstances> => ({
  plans: { status: 'ready', value: plans },
});

describe('the form of an order', () => {
  it('is locked from its price until its order', () => {
    const rows: [string, StateValueFrom<typeof orderServerMachine>, object][] = [
      ['open while it is filled in', { editing: 'untried' }, { locked: false, review: null }],
      ['open after a refusal', { editing: 'refused' }, { locked: false, review: null }],
      ['locked while it is priced', 'pricing', { locked: true, review: null }],
      ['locked behind its confirmation', 'reviewing', { locked: true, review: { busy: false, regionName: 'Hà Nội' } }],
      [
        'locked behind a busy confirmation while it is priced again',
        'requoting',
        { locked: true, review: { busy: true } },
      ],
      ['locked behind a busy confirmation while it is ordered', 'ordering', { locked: true, review: { busy: true } }],
    ];
    for (const [lock, value, expected] of rows) expect.soft(contentAt(value), lock).toMatchObject(expected);
  });

  it('shows the last try’s failure until a choice changes', () => {
    const error = { kind: 'refused', serverMessage: 'Hết hàng' } as const;
    expect(contentAt({ editing: 'refused' }, { error })).toMatchObject({ failure: { serverMessage: 'Hết hàng' } });
    expect(contentAt({ editing: 'untried' }, { error })).toMatchObject({ failure: null });
  });

  it('asks for another plan when the chosen one is sold out or no longer offered', () => {
    const soldOut = offering(planFixture({ isSoldOut: true }));
    expect(contentAt({ editing: 'untried' }, {}, soldOut)).toMatchObject({ gaps: ['plan'] });
    const gone = contentAt({ editing: 'untried' }, {}, offering());
    expect(gone).toMatchObject({ gaps: ['plan'], cost: null, preflight: null });
  });

  it('shows in the confirmation that the plans were unreadable, or that the plan is no longer offered', () => {
    const failed = (kind: 'unknown' | 'refused') =>
      contentAt('reviewing', { error: { kind, serverMessage: 'Service Unavailable' } });
    const serverMessage = 'Service Unavailable';
    expect(failed('unknown')).toMatchObject({
      failure: null,
      review: { failure: { isOffOffer: false, serverMessage } },
    });
    expect(failed('refused')).toMatchObject({
      failure: null,
      review: { failure: { isOffOffer: true, serverMessage } },
    });
    expect(contentAt('reviewing')).toMatchObject({ review: { failure: null } });
  });

  it('warns in the confirmation only when this browser cannot keep the order', () => {
    const forgetfulWith = (canKeep: boolean) => contentAt('reviewing', {}, { canKeep });
    expect(forgetfulWith(false)).toMatchObject({ review: { forgetful: true } });
    expect(forgetfulWith(true)).toMatchObject({ review: { forgetful: false } });
  });

  it('keeps the confirmation and its actions when the plan is no longer offered', () => {
    expect(contentAt('reviewing', {}, offering())).toMatchObject({
      review: { plan: null, cost: start.cost, busy: false },
    });
  });

  it('shows the smallest disks of the region and the price of the plan’s card until disks are chosen', () => {
    for (const [regionId, diskMb, least] of [
      ['1', 10_240, 480_000],
      ['5', 20_480, 520_000],
    ] as const) {
      const content = contentAt(
        { editing: 'untried' },
        { choices: { ...choices, regionId, diskMb: null, mariadbDiskMb: null } },
      );
      const total = dong(least);
      expect.soft(leastPriceOf(planFixture(), regionId).price).toEqual(total);
      expect
        .soft(content)
        .toMatchObject({ gaps: [], disk: { valueMb: diskMb }, cost: { total }, preflight: { firstMonth: total } });
    }
  });

  it('adds the costs of the chosen parts, and gives no total before every part is chosen', () => {
    const content = contentAt({ editing: 'untried' }, { choices: { ...choices, planId: null, containers: null } });
    expect(content).toMatchObject({ cost: null, gaps: ['plan', 'containers'] });
    expect('partialCost' in content && content.partialCost.map(({ amount }) => amount.amount > 0)).toEqual([
      true,
      true,
    ]);
  });
});

describe('the message in place of the form', () => {
  it('says in each state of an attempt what happens, with its actions', () => {
    const rows: [StateValueFrom<typeof orderAttemptMachine>, Partial<typeof attempt>, string, string[]][] = [
      ['opening', { key: null }, 'ordering', []],
      ['opening', {}, 'checking', []],
      ['recognizing', {}, 'checking', []],
      ['sending', {}, 'ordering', []],
      ['reconciling', {}, 'checking', []],
      [{ pending: 'waiting' }, {}, 'waiting', ['check', 'startOver']],
      [{ pending: 'checking' }, {}, 'waiting', ['check (busy)', 'startOver']],
      ['doubtful', {}, 'unknown', ['check', 'retry', 'startOver']],
      // "Check" comes before "repeat" if a repeated order may make two servers.
      ['warned', {}, 'mayOrderTwice', ['check', 'repeat', 'startOver']],
      ['elsewhere', {}, 'otherTab', ['check', 'startOver']],
      ['elsewhere', { mayHaveArrived: false }, 'otherTab', ['retry', 'startOver']],
    ];
    for (const [value, context, about, names] of rows) {
      const message = connectOrderMessage(
        orderServerMachine.resolveState({ value: 'ordering', context: start }),
        orderAttemptMachine.resolveState({ value, context: { ...attempt, ...context } }),
        vi.fn(),
      );
      expect
        .soft(message, JSON.stringify(value))
        .toMatchObject({ about, serverMessage: about === 'unknown' ? 'Gateway timeout' : null });
      expect
        .soft(
          message?.actions.map(({ name, busy }) => (busy ? `${name} (busy)` : name)),
          JSON.stringify(value),
        )
        .toEqual(names);
    }
  });

  it('offers to leave after the order arrived, and waits once the customer leaves', () => {
    const actions = (busy: boolean) => [{ name: 'leave', busy, onPress: expect.any(Function) }];
    expect(contentAt('ordered', { serverId: 'srv_1' })).toMatchObject({ about: 'ordered', actions: actions(false) });
    expect(contentAt('left', { serverId: 'srv_1' })).toMatchObject({ about: 'ordered', actions: actions(true) });
  });

  it('links to each of three servers of one lost order, and shows no sum', () => {
    const found = ['srv_1', 'srv_2', 'srv_3'].map((id) => ({ id, name: `wp-${id}` }));
    expect(contentAt('ordered', { serverId: 'srv_1', found })).toMatchObject({
      about: 'orderedTwice',
      servers: found.map((server) => ({ ...server, href: `/wordpress-progress/${server.id}` })),
      actions: [{ name: 'seeServers' }],
      order: { total: null },
    });
    expect(contentAt('ordered', { serverId: 'srv_1', found: found.slice(0, 1) })).toMatchObject({ about: 'ordered' });
  });
});
