import { priceOrder } from '@may/domain';
import { planFixture, regionFixture } from '@may/domain/fixtures';
import { type OrderServerContext, orderAttemptMachine, orderServerMachine } from '@may/machines';
import { orderServerChart } from '@may/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectOrderMessage } from './connectOrderMessage.ts';
import { connectOrderServer, type OrderCircumstances } from './connectOrderServer.ts';

const circumstances = (app: (name: string) => () => void): OrderCircumstances => ({
  kind: 'wordpress',
  regions: { status: 'ready', value: [regionFixture(), regionFixture({ id: '5', name: 'Tokyo' })] },
  plans: { status: 'ready', value: [planFixture(), planFixture({ id: '3' })] },
  onRetryRegions: app('onRetryRegions'),
  onRetryPlans: app('onRetryPlans'),
  wallet: null,
  canKeep: true,
  serverHref: (id) => `/servers/${id}`,
});
const screen =
  (other: (app: (name: string) => () => void) => Partial<OrderCircumstances> = () => ({})) =>
  (
    snapshot: SnapshotFrom<typeof orderServerMachine>,
    send: Parameters<typeof connectOrderServer>[2],
    app: (name: string) => () => void,
  ) =>
    connectOrderServer(snapshot, snapshot.children.attempt?.getSnapshot(), send, {
      ...circumstances(app),
      ...other(app),
    }).content;

const choosing = (field: string) => (_: unknown, value: unknown) => ({ type: 'choose', choices: { [field]: value } });

describeConnect({
  proves: { connectOrderServer, connectOrderMessage },
  machine: orderServerMachine,
  chart: orderServerChart,
  distinguishes: ({ context: { password, repeatsAreOne, cost, wasCost, error, found }, children }) => {
    const attempt = children.attempt?.getSnapshot().context;
    if (!attempt)
      return [password === '', repeatsAreOne, cost === null, wasCost === null, error === null, found.length];
    return [password === '', attempt.repeatsAreOne, attempt.mayHaveArrived, attempt.receipt === null];
  },
  screens: {
    'everything is offered': screen(),
    'nothing is offered': screen(() => ({
      regions: { status: 'ready', value: [] },
      plans: { status: 'ready', value: [] },
    })),
    'nothing could be read': screen((app) => ({
      regions: { status: 'failed', onRetry: app('readRegions') },
      plans: { status: 'failed', onRetry: app('readPlans') },
    })),
  },
  presses: {
    'region.onSelect': { gives: choosing('regionId'), with: [['1'], ['5']] },
    'region.onRetry': 'onRetryRegions()',
    'region.options.onRetry': 'readRegions()',
    'plan.onSelect': { gives: choosing('planId'), with: [['2'], ['3']] },
    'plan.onRetry': 'onRetryPlans()',
    'plan.options.onRetry': 'readPlans()',
    'disk.onChange': { gives: choosing('diskMb'), with: [[20_480], [null]] },
    'mariadbDisk.onChange': { gives: choosing('mariadbDiskMb'), with: [[20_480], [null]] },
    'user.onChange': { gives: choosing('user'), with: [['an'], ['']] },
    'password.onChange': { gives: { type: 'password.change', password: 'Matkhau!1' }, with: [['Matkhau!1']] },
    'password.onGenerate': 'password.change',
    'containers.onChange': { gives: choosing('containers'), with: [[2], [null]] },
    // While a field is missing, the press leads to that field instead.
    onReview: { gives: 'review', offered: (view) => 'gaps' in view && !view.locked && view.gaps.length === 0 },
    'review.onConfirm': { gives: 'confirm', offered: (view) => 'review' in view && view.review?.busy === false },
    'review.onBack': { gives: 'back', offered: (view) => 'review' in view && view.review?.busy === false },
    'actions.check': 'check',
    'actions.retry': 'retry',
    'actions.repeat': 'repeat',
    'actions.startOver': 'startOver',
    'actions.leave': 'leave',
    'actions.seeServers': 'leave',
  },
});

const choices = { regionId: '1', planId: '2', diskMb: 20_480, mariadbDiskMb: 10_240, user: '', containers: 1 };
const start: OrderServerContext = {
  choices,
  password: 'Matkhau!1',
  repeatsAreOne: false,
  attemptKey: null,
  cost: priceOrder({ ...choices, plan: planFixture() }),
  wasCost: null,
  earlier: null,
  serverId: null,
  found: [],
  error: null,
};
const attempt: ContextFrom<typeof orderAttemptMachine> = {
  intent: { ...choices, password: '' },
  key: 'kept',
  repeatsAreOne: false,
  mayHaveArrived: true,
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
  it.each<[string, StateValueFrom<typeof orderServerMachine>, object]>([
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
  ])('is %s', (_, value, expected) => {
    expect(contentAt(value)).toMatchObject(expected);
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
  it.each<[StateValueFrom<typeof orderAttemptMachine>, Partial<typeof attempt>, string, string[]]>([
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
  ])('of an attempt in %j with %j is %s, with %j', (value, context, about, names) => {
    const message = connectOrderMessage(
      orderServerMachine.resolveState({ value: 'ordering', context: start }),
      orderAttemptMachine.resolveState({ value, context: { ...attempt, ...context } }),
      vi.fn(),
    );
    expect(message).toMatchObject({ about, serverMessage: about === 'unknown' ? 'Gateway timeout' : null });
    expect(message?.actions.map(({ name, busy }) => (busy ? `${name} (busy)` : name))).toEqual(names);
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
