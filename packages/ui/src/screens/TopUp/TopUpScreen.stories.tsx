import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { TopUpScreen } from './TopUpScreen.tsx';

const cards = [
  { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 9, expYear: 2028 },
  { id: 'pm_2', brand: 'jcb', last4: '0017', expMonth: 12, expYear: 2027 },
];

const meta = {
  component: TopUpScreen,
  args: {
    status: { name: 'choosingAmount' },
    balance: { status: 'ready', value: { amount: 3_650_000, currency: 'VND' } },
    currency: 'VND',
    amount: null,
    presets: [100_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000],
    minimum: 10_000,
    maximum: 500_000_000,
    groups: [
      { name: 'local', methods: ['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay'] },
      { name: 'card', methods: [] },
    ],
    group: null,
    method: null,
    cards: [],
    cardId: null,
    pendingTopUps: null,
    hrefs: { home: '#home', transactions: '#transactions', linkCard: '#link-card' },
    onAmountChange: fn(),
    onGroupSelect: fn(),
    onMethodSelect: fn(),
    onCardSelect: fn(),
    onPay: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onLeave: fn(),
    onCheck: fn(),
    onResume: fn(),
    onStartOver: fn(),
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { amount: 500_000, group: 'local', method: 'vietqr' } as const;
const byCard = { amount: 500_000, group: 'card', cards } as const;

export const ChoosingAmount: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('nothing can be paid and the reason is in words', async () => {
      const pay = canvas.getByRole('button', { name: 'Thanh toán' });
      await expect(pay).toHaveAccessibleDescription('Hãy chọn số tiền trước.');
      await userEvent.click(pay);
      await expect(args.onPay).not.toHaveBeenCalled();
    });
    await step('no group or method before there is an amount', async () => {
      await expect(canvas.queryByRole('radio', { name: /VietQR|Thanh toán nội địa/ })).toBeNull();
    });
    await step('a preset is a number of dong', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^500\.000/ }));
      await expect(args.onAmountChange).toHaveBeenCalledWith(500_000);
    });
  },
};

export const BelowMinimum: Story = { args: { amount: 5_000 } };
export const AboveMaximum: Story = { args: { amount: 900_000_000_000 } };
export const ChoosingGroup: Story = { args: { status: { name: 'choosingGroup' }, amount: 500_000 } };
export const GroupNotAvailable: Story = {
  args: {
    ...ChoosingGroup.args,
    groups: [
      { name: 'local', methods: ['vietqr'] },
      { name: 'card', methods: [], disabledReason: 'notSwitchedOn' },
    ],
  },
};
export const ChoosingMethod: Story = { args: { status: { name: 'choosingMethod' }, amount: 500_000, group: 'local' } };

export const Ready: Story = {
  args: { status: { name: 'ready' }, ...chosen },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the summary adds up, and the button says what it takes', async () => {
      await expect(canvas.getByText('4.150.000 đồng')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: /Thanh toán 500\.000/ }));
      await expect(args.onPay).toHaveBeenCalledOnce();
    });
  },
};

export const Offline: Story = {
  args: { status: { name: 'ready' }, offline: true, ...chosen },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('nothing is paid while nothing can be sent, and the button says why', async () => {
      const pay = canvas.getByRole('button', { name: /Thanh toán 500\.000/ });
      await expect(pay).toHaveAccessibleDescription(/ngoại tuyến/);
      await userEvent.click(pay);
      await expect(args.onPay).not.toHaveBeenCalled();
    });
  },
};

export const LoadingCards: Story = { args: { status: { name: 'loadingCards' }, amount: 500_000, group: 'card' } };
export const LinkingCard: Story = { args: { status: { name: 'linkingCard' }, amount: 500_000, group: 'card' } };
export const ChoosingCard: Story = { args: { status: { name: 'choosingCard' }, ...byCard } };
export const ReadyWithCard: Story = { args: { status: { name: 'ready' }, ...byCard, cardId: 'pm_1' } };

export const BalanceLoading: Story = { args: { ...Ready.args, balance: { status: 'loading' } } };
export const BalanceFailed: Story = { args: { ...Ready.args, balance: { status: 'failed', onRetry: fn() } } };
export const AustralianWithHugeBalance: Story = {
  args: {
    status: { name: 'ready' },
    currency: 'AUD',
    balance: { status: 'ready', value: { amount: 99_999_999_999_999, currency: 'AUD' } },
    amount: 1_250,
    presets: [500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000],
    minimum: 100,
    maximum: 2_000_000,
    groups: [{ name: 'local', methods: ['creditCard'] }],
    group: 'local',
    method: 'creditCard',
  },
};
