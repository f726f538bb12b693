import { priceOrder } from '@may/domain';
import { planFixture, regionFixture } from '@may/domain/fixtures';
import { type OrderServerContext, orderAttemptMachine, orderServerMachine } from '@may/machines';
import { OrderServerScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { connectOrderServer, type OrderCircumstances } from './connectOrderServer.ts';
import { emptyChoices } from './orderDraft.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' as const });
const plans = [
  planFixture({ id: '1', name: 'Basic 1', price: dong(120_000), cpu: 1, ramMb: 1_000 }),
  planFixture(),
  planFixture({ id: '3', name: 'Pro 4', price: dong(450_000), salePrice: dong(360_000), cpu: 4, ramMb: 8_000 }),
  planFixture({ id: '4', name: 'Pro 8', price: dong(900_000), cpu: 8, ramMb: 16_000, isSoldOut: true }),
];
const circumstances: OrderCircumstances = {
  kind: 'wordpress',
  regions: {
    status: 'ready',
    value: [
      regionFixture(),
      regionFixture({ id: '2', name: 'TP. Hồ Chí Minh' }),
      regionFixture({ id: '3', name: 'Singapore' }),
      regionFixture({ id: '5', name: 'Tokyo' }),
    ],
  },
  plans: { status: 'ready', value: plans },
  onRetryRegions: fn(),
  onRetryPlans: fn(),
  wallet: dong(331_000),
  canKeep: true,
  serverHref: (id) => href('orderProgress', { id }),
};
const choices = { ...emptyChoices, regionId: '1', planId: '2', diskMb: 20_480, mariadbDiskMb: 10_240 };
const cost = priceOrder({ plan: planFixture(), diskMb: 20_480, mariadbDiskMb: 10_240, containers: 1 });
const start: OrderServerContext = {
  choices,
  password: 'Matkhau!1',
  repeatsAreOne: false,
  attemptKey: null,
  cost,
  wasCost: null,
  earlier: null,
  serverId: null,
  found: [],
  error: null,
};
const attempt: ContextFrom<typeof orderAttemptMachine> = {
  intent: { regionId: '1', planId: '2', diskMb: 20_480, mariadbDiskMb: 10_240, user: '', password: '', containers: 1 },
  key: 'kept',
  repeatsAreOne: false,
  mayHaveArrived: true,
  receipt: null,
  transactionCode: null,
  error: null,
  result: null,
};

const at = (value: StateValueFrom<typeof orderServerMachine>, context: Partial<OrderServerContext> = {}): Story => ({
  args: connectOrderServer(
    orderServerMachine.resolveState({ value, context: { ...start, ...context } }),
    undefined,
    fn(),
    circumstances,
  ),
});
const orderingAt = (
  value: StateValueFrom<typeof orderAttemptMachine>,
  context: Partial<typeof attempt> = {},
): Story => ({
  args: connectOrderServer(
    orderServerMachine.resolveState({ value: 'ordering', context: start }),
    orderAttemptMachine.resolveState({ value, context: { ...attempt, ...context } }),
    fn(),
    circumstances,
  ),
});

/** Every state of an order and of the attempt under it, through `connectOrderServer` and the real screen. */
const meta = {
  title: 'Order a server',
  component: OrderServerScreen,
  args: {
    ...connectOrderServer(
      orderServerMachine.resolveState({
        value: { editing: 'untried' },
        context: { ...start, choices: emptyChoices, password: '', cost: null },
      }),
      undefined,
      fn(),
      circumstances,
    ),
    hrefs: { home: href('dashboard'), list: href('wordpress'), topUp: href('payment') },
  },
} satisfies Meta<typeof OrderServerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EditingUntried: Story = {};
export const EditingRefused = at(
  { editing: 'refused' },
  { error: { kind: 'refused', serverMessage: 'Gói này vừa hết hàng.' } },
);
export const Pricing = at('pricing');
export const Reviewing = at('reviewing');
export const ReviewingInABrowserThatForgets: Story = {
  args: connectOrderServer(orderServerMachine.resolveState({ value: 'reviewing', context: start }), undefined, fn(), {
    ...circumstances,
    canKeep: false,
  }),
  play: async () => {
    await expect(await page.findByText('Trình duyệt không ghi nhớ được đơn này')).toBeVisible();
  },
};
export const Requoting = at('requoting');
export const OrderingOpening = orderingAt('opening', { key: null });
export const OrderingRecognizing = orderingAt('recognizing');
export const OrderingSending = orderingAt('sending');
export const OrderingReconciling = orderingAt('reconciling');
export const OrderingPendingWaiting = orderingAt({ pending: 'waiting' });
export const OrderingPendingChecking = orderingAt({ pending: 'checking' });
export const OrderingDoubtful = orderingAt('doubtful');
export const OrderingWarned = orderingAt('warned');
export const OrderingElsewhere = orderingAt('elsewhere');
export const Ordered = at('ordered', { serverId: 'srv_1' });
export const OrderedThreeTimes = at('ordered', {
  serverId: 'srv_1',
  found: [
    { id: 'srv_1', name: 'wp-1c2d' },
    { id: 'srv_2', name: 'wp-8f3a' },
    { id: 'srv_3', name: 'wp-b07e' },
  ],
});
