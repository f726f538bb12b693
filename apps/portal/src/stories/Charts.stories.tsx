import { lockScreenMachine, sessionMachine, topUpAttemptMachine, topUpMachine } from '@may/machines';
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
      charts={{ paying: 'TopUpAttempt' }}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await step('a state leads to its story in one press', async () => {
      const link = canvasElement.querySelector('#confirmingCard a[target=_top]');
      await expect(link).toHaveAttribute('href', './?path=/story/flows-top-up--confirming-card');
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
