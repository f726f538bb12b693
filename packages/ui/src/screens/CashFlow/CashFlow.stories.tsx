import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { transactionFixture } from '../wallet.fixtures.ts';
import { CashFlow } from './CashFlow.tsx';

const moved = (month: number, change: number, description: string, year = 2026) =>
  transactionFixture({
    id: `${year}-${month}-${change}`,
    change,
    description,
    createdAt: new Date(Date.UTC(year, month - 1, 12, 5)).toISOString(),
  });

/** Top-ups every second month and four kinds of charges. */
const year = Array.from({ length: 11 }, (_, place) => place + 1).flatMap((month) => [
  ...(month % 2 === 1 ? [moved(month, 2_000_000 + 250_000 * (month % 4), 'Nạp tiền qua VietQR')] : []),
  moved(month, -480_000 - 20_000 * month, `Máy chủ WordPress × 3, tháng ${month}`),
  moved(month, -120_000, `Ổ cứng SSD 20 GB, tháng ${month}`),
  ...(month === 6 ? [moved(month, -750_000, 'Gia hạn tên miền congtyanh.vn, 1 năm')] : []),
  ...(month === 8 ? [moved(month, 160_000, 'Hoàn tiền máy chủ thử nghiệm đã xóa')] : []),
  moved(month, -90_000 - 1_000 * month, `Băng thông vượt gói, tháng ${month}`),
]);

const meta = {
  title: 'Money in and out',
  component: CashFlow,
  args: { log: { items: [...year, moved(12, -360_000, 'Hosting', 2025)], unreadable: 0 } },
  decorators: [(Story) => <Card title="Tiền vào và ra">{Story()}</Card>],
} satisfies Meta<typeof CashFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the table of the months adds up to that of the services', async () => {
      const sums = (name: RegExp) =>
        within(canvas.getByRole('table', { name })).getAllByRole('row').at(-1)?.textContent;
      await expect(await canvas.findByRole('table', { name: 'Tháng, 2026, VND' })).toBeVisible();
      await expect(sums(/^Tháng, 2026/)).toBe(sums(/^Dịch vụ, 2026/));
      await expect(canvas.getByRole('row', { name: /^Tên miền/ })).toHaveTextContent('750.000');
    });
    await step('another year shows its own months', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Năm' }), '2025');
      await expect(canvas.getByRole('row', { name: /^tháng 12/i })).toHaveTextContent('360.000');
    });
  },
};

export const TwoCurrencies: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    log: {
      items: [
        ...year,
        moved(12, 123_456_789_000, 'Nạp tiền qua VietQR'),
        transactionFixture({ change: -1_250, currency: 'AUD', description: 'Hosting' }),
        transactionFixture({ id: 'unknown', amount: null }),
      ],
      unreadable: 1,
    },
  },
  play: async ({ canvas, step }) => {
    await step('each currency has its own plot, and what is in no sum is counted', async () => {
      await expect(await canvas.findAllByRole('region')).toHaveLength(3);
      await expect(canvas.getByText(/không đọc được số tiền hoặc thời gian: 2/)).toBeVisible();
    });
    await step('a table that is wider than a phone is scrolled by keyboard', async () => {
      const table = canvas.getByRole('group', { name: 'Tháng, 2026, VND' });
      await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
      table.focus();
      await expect(table).toHaveFocus();
    });
  },
};
