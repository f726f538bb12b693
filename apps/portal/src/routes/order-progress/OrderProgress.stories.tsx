import { type OrderWizardContext, orderWizardMachine } from '@may/machines';
import { OrderProgressScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { connectOrderWizard } from './connectOrderWizard.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' as const });
const start: OrderWizardContext = {
  serverId: 'srv_1',
  isFresh: true,
  invoiceId: null,
  isSubscribed: false,
  isInvoiced: false,
  isOverdue: false,
  readings: 0,
  isUnreachable: false,
  possibleFailure: null,
  failure: null,
};
const failure = {
  invoiceId: 'in_1Q8fKd2eZvKYlo2C',
  amountPaid: dong(0),
  amountDue: dong(520_000),
  hostedUrl: 'https://invoices.may.cloud/in_1',
};

const at = (value: StateValueFrom<typeof orderWizardMachine>, context: Partial<OrderWizardContext> = {}) =>
  connectOrderWizard(orderWizardMachine.resolveState({ value, context: { ...start, ...context } }), fn(), {
    topUpOf: (due) => dong(due.amount - 120_000),
  });

/** Every state of an order that is under way, through `connectOrderWizard` and the real screen. */
const meta = {
  title: 'Order progress',
  component: OrderProgressScreen,
  args: {
    ...at({ subscribing: 'asking' }),
    kind: 'wordpress',
    hrefs: {
      list: href('wordpress'),
      server: null,
      topUp: href('payment', { amount: '400000' }),
      cards: href('linkCard'),
      invoices: href('invoices'),
    },
  },
} satisfies Meta<typeof OrderProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SubscribingAsking: Story = {};
export const SubscribingListening: Story = { args: at({ subscribing: 'listening' }, { isSubscribed: true }) };
export const PaymentFailedListening: Story = { args: at({ paymentFailed: 'listening' }, { failure }) };
export const PaymentFailedAsking: Story = { args: at({ paymentFailed: 'asking' }, { failure }) };
export const Paid: Story = { args: at('paid', { isSubscribed: true, isInvoiced: true }) };
export const Provisioning: Story = { args: at('provisioning', { isSubscribed: true, isInvoiced: true }) };
export const Missing: Story = { args: at('missing') };
