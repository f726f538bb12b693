import { Box } from '@may/ui/components/Box/Box.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cardOptionFixture, topUpCardsFixture } from '../topUp.fixtures.ts';
import { CardChoice } from './CardChoice.tsx';

type Cards = NonNullable<ReturnType<typeof topUpCardsFixture>['cards']>;
const cards = (overrides: Partial<Cards> = {}) => topUpCardsFixture(overrides).cards as Cards;

const standard = { cardId: 'pm_1', isToldByProvider: true, busyId: null, onMakeStandard: fn() } as const;
const options = [
  cardOptionFixture({ expiry: 'expiring', expMonth: 1, expYear: 2027 }),
  cardOptionFixture({ id: 'pm_2', brand: 'mastercard', last4: '4444' }),
  cardOptionFixture({ id: 'pm_3', brand: 'amex', last4: '0005', expiry: 'expiring', expMonth: 12, expYear: 2026 }),
  cardOptionFixture({ id: 'pm_4', brand: 'jcb', last4: '0017', expiry: 'expired', expMonth: 4, expYear: 2026 }),
];
const onSelect = fn();

const meta = {
  title: 'Top-up/Cards',
  component: CardChoice,
  args: { ...cards({ options, onSelect, standard }), linkCardHref: '#link-card' },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof CardChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the name of a card is brand and number, its description is expiry and status', async () => {
      const visa = canvas.getByRole('radio', { name: 'Visa •••• 4242' });
      await expect(visa).toBeChecked();
      await expect(visa).toHaveAccessibleDescription('Hiệu lực đến 01/2027 Mặc định Sắp hết hạn');
    });
    await step('an expired card gives its reason, cannot be chosen and cannot become the default', async () => {
      const expired = canvas.getByRole('radio', { name: 'JCB •••• 0017' });
      await expect(expired).toHaveAccessibleDescription(/Thẻ đã hết hạn \(04\/2026\)/);
      await userEvent.click(expired);
      await expect(onSelect).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('button', { name: /JCB/ })).toBeNull();
    });
    await step('making a card the default does not choose it, by pointer or by key', async () => {
      const make = canvas.getByRole('button', { name: /^Đặt làm mặc định\s+Mastercard •••• 4444$/ });
      await expect(make.closest('label')).toBeNull();
      await userEvent.click(make);
      await expect(standard.onMakeStandard).toHaveBeenCalledWith('pm_2');
      await userEvent.keyboard('{ArrowDown}');
      await expect(make).toHaveFocus();
      await expect(onSelect).not.toHaveBeenCalled();
    });
    await step('the arrow keys move among the cards', async () => {
      canvas.getByRole('radio', { name: 'Visa •••• 4242' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(onSelect).toHaveBeenCalledWith('pm_2');
    });
  },
};

export const MakingDefault: Story = {
  args: { standard: { ...standard, busyId: 'pm_2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Mastercard/ })).toHaveAttribute('aria-busy', 'true');
  },
};
export const DefaultSetHere: Story = {
  args: { standard: { ...standard, isToldByProvider: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Chưa rõ thẻ nào sẽ bị trừ tiền tự động/)).toBeVisible();
  },
};
export const DefaultNotTold: Story = { args: { standard: { ...standard, cardId: null, isToldByProvider: false } } };
export const UnreadableRows: Story = { args: { unreadable: 2 } };
export const Loading: Story = { args: { loading: true, options: [], value: null } };

export const None: Story = {
  args: { options: [], value: null },
  play: async ({ canvas, step }) => {
    await step('without a card the screen shows a link to link one', async () => {
      await expect(canvas.getByRole('link', { name: 'Liên kết thẻ' })).toHaveAttribute('href', '#link-card');
    });
  },
};

const onChoose = fn();
const other = { chosen: false, onChoose, form: <Skeleton shape="block" size="small" /> };
export const NotLinked: Story = {
  args: { other },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Thẻ khác, không liên kết' }));
    await expect(onChoose).toHaveBeenCalledOnce();
    await expect(onSelect).not.toHaveBeenCalledWith('@other');
  },
};
export const NotLinkedChosen: Story = { args: { value: null, other: { ...other, chosen: true } } };
export const NoneButNotLinked: Story = { args: { options: [], value: null, other } };
export const FormAlone: Story = {
  args: { areLinked: false, options: [], value: null, other: { ...other, chosen: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Overflowing: Story = {
  args: {
    options: ['visa', 'mastercard', 'amex', 'jcb', 'Ngân hàng Thương mại Cổ phần Ngoại thương Việt Nam'].map(
      (brand, place) => cardOptionFixture({ id: `pm_${place}`, brand, last4: `000${place}` }),
    ),
    value: 'pm_4',
    standard: { ...standard, cardId: 'pm_4' },
  },
};
