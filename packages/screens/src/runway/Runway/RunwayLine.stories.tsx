import type { Runway } from '@may/domain/wallet/runway.ts';
import { amountLine } from '@may/ui/common/rows.css.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RunwayLine } from './RunwayLine.tsx';

const ready = (value: Runway) => ({ status: 'ready', value }) as const;

const situations: Record<string, Loadable<Runway>> = {
  loading: { status: 'loading' },
  counted: ready({ kind: 'days', days: 37 }),
  short: ready({ kind: 'days', days: 6 }),
  empty: ready({ kind: 'days', days: 0 }),
  nothingDue: ready({ kind: 'nothingDue' }),
  noBalance: ready({ kind: 'unknown', reason: 'balance' }),
  otherCurrency: ready({ kind: 'unknown', reason: 'currency' }),
  noPrices: ready({ kind: 'unknown', reason: 'charges' }),
  failed: { status: 'failed', onRetry: fn() },
};

const meta = {
  title: 'Runway/Line',
  component: RunwayLine,
  args: { runway: { status: 'loading' } },
} satisfies Meta<typeof RunwayLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As narrow as the wallet’s card. */
const place = { width: 272 };

/** Each in the place that the wallet keeps for it. */
export const Situations: Story = {
  render: () => (
    <Box padding="medium">
      {Object.entries(situations).map(([name, runway]) => (
        <div key={name} className={amountLine} style={place} data-situation={name}>
          <RunwayLine runway={runway} />
        </div>
      ))}
    </Box>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('no situation is higher than its place, so that nothing below it moves', async () => {
      const places = [...canvasElement.querySelectorAll('[data-situation]')];
      await expect(new Set(places.map((each) => each.getBoundingClientRect().height)).size).toBe(1);
    });
    await step('the days are said; 6 and 0 days are warned of', async () => {
      await expect(canvas.getByText('Đủ dùng khoảng 37 ngày theo giá hôm nay')).toBeVisible();
      await expect(canvas.getByText('Đủ dùng khoảng 0 ngày theo giá hôm nay')).toBeVisible();
      await expect(canvas.getAllByText('Số dư sắp hết')).toHaveLength(2);
    });
  },
};
