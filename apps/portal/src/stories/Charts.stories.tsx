import {
  cardConfirmationMachine,
  linkCardMachine,
  lockScreenMachine,
  orderAttemptMachine,
  orderServerMachine,
  orderWizardMachine,
  sessionMachine,
  topUpAttemptMachine,
  topUpMachine,
} from '@may/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chart } from './Chart.tsx';

const meta = {
  title: 'Charts',
  // Drawn for a designer's screen, in the language of the code.
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const topUpStories = 'Flows/Top-up';

export const TopUp: Story = {
  render: () => (
    <Chart
      machine={topUpMachine}
      about="From an amount to money in the wallet, or to an honest word about it (spec section 2, /payment)."
      stories={{ title: topUpStories }}
      charts={{ paying: 'TopUpAttempt', confirmingCard: 'CardConfirmation' }}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await step('a state leads to its story in one press', async () => {
      const link = canvasElement.querySelector('#leaving\\.counting a[target=_top]');
      await expect(link).toHaveAttribute('href', './?path=/story/flows-top-up--leaving-counting');
    });
  },
};

export const TopUpAttempt: Story = {
  render: () => (
    <Chart
      machine={topUpAttemptMachine}
      about="One payment, never two: it runs under paying and settles what a lost answer leaves open."
      stories={{ title: topUpStories, under: 'paying' }}
    />
  ),
};

export const CardConfirmation: Story = {
  render: () => (
    <Chart
      machine={cardConfirmationMachine}
      about="One charge of a linked card, whatever is pressed or lost: it runs under confirmingCard (spec section 4)."
      stories={{ title: topUpStories, under: 'confirmingCard' }}
    />
  ),
};

export const LinkCard: Story = {
  render: () => (
    <Chart
      machine={linkCardMachine}
      about="The card provider's own form, and what it says when it leads back (spec section 2, /link-card)."
      stories={{ title: 'Flows/Link a card' }}
    />
  ),
};

export const OrderServer: Story = {
  render: () => (
    <Chart
      machine={orderServerMachine}
      about="From choices to one server, at the price that was confirmed (spec section 2, /wordpress/create)."
      stories={{ title: 'Flows/Order a server' }}
      charts={{ ordering: 'OrderAttempt' }}
    />
  ),
};

export const OrderAttempt: Story = {
  render: () => (
    <Chart
      machine={orderAttemptMachine}
      about="One order, never two: it runs under ordering and settles what a lost answer leaves open."
      stories={{ title: 'Flows/Order a server', under: 'ordering' }}
    />
  ),
};

export const OrderWizard: Story = {
  render: () => (
    <Chart
      machine={orderWizardMachine}
      about="The three steps after an order, by events or by asking (spec section 2, /wordpress-progress)."
      stories={{ title: 'Flows/Order progress' }}
    />
  ),
};

export const Session: Story = {
  render: () => (
    <Chart
      machine={sessionMachine}
      about="Who is signed in here, in every tab alike."
      stories={{ title: 'Flows/Sign-in' }}
    />
  ),
};

export const LockScreen: Story = {
  render: () => (
    <Chart
      machine={lockScreenMachine}
      about="Locked by the customer, or the session ended under their hands."
      stories={{ title: 'Flows/Lock screen' }}
    />
  ),
};
