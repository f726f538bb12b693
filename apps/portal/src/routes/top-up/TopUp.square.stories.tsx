import { topUpLimits } from '@may/domain';
import { topUpAttemptMachine, topUpMachine } from '@may/machines';
import { CardChoice, TopUpMessageScreen, TopUpScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { getInitialSnapshot, type StateValueFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { connectTopUp } from './connectTopUp.ts';

const intent = { amount: { amount: 500_000, currency: 'VND' }, method: 'square' } as const;
const { context: chosen } = getInitialSnapshot(topUpMachine, {
  ...topUpLimits.VND,
  repeatsAreOne: false,
  draft: { ...intent, group: 'card', cardId: null },
  attempt: null,
  wasLedToLink: false,
  cardsAreTyped: true,
});

/** The attempt in a state; with a `key` an earlier request of it may have arrived. */
const payingAt = (
  value: StateValueFrom<typeof topUpAttemptMachine>,
  key: string | null,
  squareStage: 'ready' | 'asking',
) => {
  const { context } = getInitialSnapshot(topUpAttemptMachine, { intent, key, repeatsAreOne: false });
  return connectTopUp(
    topUpMachine.resolveState({ value: 'paying', context: chosen }),
    { attempt: topUpAttemptMachine.resolveState({ value, context }) },
    fn(),
    {
      region: 'VN',
      offline: false,
      canKeep: true,
      listPaid: () => [],
      goOn: null,
      cards: {
        options: [],
        unreadable: 0,
        standard: { cardId: null, isToldByProvider: true, busyId: null, onMakeStandard: fn() },
        squareForm: 'Khung nhập thẻ',
        squareStage,
        onSquareCancel: fn(),
        areTyped: true,
      },
    },
  );
};

/** A card that is typed into Square's form, while its bank asks and after a lost answer. */
const meta = {
  title: 'Top-up/Typed card',
  component: TopUpScreen,
  args: {
    ...payingAt('sending', null, 'asking'),
    balance: { status: 'ready', value: { amount: 6_331_000, currency: 'VND' } },
    pendingTopUps: null,
    hrefs: { home: href('dashboard'), transactions: href('transactions'), linkCard: '/link-card' },
    parts: { CardChoice, Message: TopUpMessageScreen },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Khung nhập thẻ')).toBeVisible();
  },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheBankAsks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hủy' })).toBeEnabled();
  },
};
