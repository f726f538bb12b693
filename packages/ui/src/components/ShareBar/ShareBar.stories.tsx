import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Money } from '../Money/Money.tsx';
import { ShareBar, type SharePart } from './ShareBar.tsx';

const dong = (amount: number) => <Money value={{ amount, currency: 'VND' }} />;
const parts: readonly SharePart[] = [
  { label: 'Máy chủ gốc', size: 200_000, tone: 'brand', value: dong(200_000), note: 'Gói Basic 2' },
  { label: 'SSD 20 GB', size: 80_000, tone: 'positive', value: dong(80_000), note: '20 × 4.000 đ' },
  { label: 'MariaDB 10 GB', size: 40_000, tone: 'caution', value: dong(40_000), note: '10 × 4.000 đ' },
  { label: '1 container', size: 200_000, tone: 'neutral', value: dong(200_000), note: '1 × 200.000 đ' },
];

const meta = {
  component: ShareBar,
  args: { label: 'Chi phí mỗi tháng', parts },
  decorators: [(Story) => <Box padding="medium">{Story()}</Box>],
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const partsIn = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each part has its share in percent, not in colour alone', async () => {
      await expect(canvas.getByRole('list', { name: 'Chi phí mỗi tháng' })).toBeVisible();
      await expect(partsIn(canvas)).toEqual(
        ['Máy chủ gốc (38 %)', 'SSD 20 GB (15 %)', 'MariaDB 10 GB (8 %)', '1 container (38 %)'].map((share) =>
          expect.stringContaining(share),
        ),
      );
    });
  },
};

export const PartlyKnown: Story = {
  args: { parts: parts.map((part, place) => (place === 1 ? part : { ...part, size: null, value: '–', note: null })) },
  play: async ({ canvas, step }) => {
    await step('a part of unknown size has no share', async () => {
      await expect(partsIn(canvas)).toEqual([
        'Máy chủ gốc–',
        expect.stringContaining('SSD 20 GB (100 %)'),
        'MariaDB 10 GB–',
        '1 container–',
      ]);
    });
  },
};

export const NothingKnown: Story = {
  args: { parts: parts.map((part) => ({ ...part, size: null, value: '–', note: null })) },
};

export const OnePartLargest: Story = {
  args: { parts: parts.map((part, place) => ({ ...part, size: place === 3 ? 999_999_999 : 1 })) },
};

export const LongLabels: Story = {
  args: {
    parts: [
      {
        label: 'supercalifragilisticexpialidocious-plan-with-an-unbroken-name',
        size: 1,
        tone: 'critical',
        value: dong(999_999_999_999),
        note: 'Gói dành cho cửa hàng thương mại điện tử có nhiều chi nhánh trên toàn quốc',
      },
    ],
  },
};
