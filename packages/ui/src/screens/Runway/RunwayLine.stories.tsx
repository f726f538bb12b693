import { fixtureNow } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { RunwayLine } from './RunwayLine.tsx';
import { runwayFixture, runwayServer, warningFixtures } from './runway.fixtures.ts';

const onOpen = fn();
const ready = (overrides?: Parameters<typeof runwayFixture>[0]) =>
  ({ status: 'ready', value: runwayFixture(overrides) }) as const;
const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;

const meta = {
  title: 'Runway/Line',
  component: RunwayLine,
  args: { runway: ready(), warning: null, now: fixtureNow, hrefs: { topUp: '#payment', cards: '#cards' }, onOpen },
} satisfies Meta<typeof RunwayLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const situations = {
  loading: { runway: { status: 'loading' } },
  counted: {},
  atMost: { runway: ready({ unreadable: 1 }) },
  nextYear: { runway: ready({ balance: dong(20_000_000) }) },
  long: { runway: ready({ balance: dong(90_000_000) }) },
  longWithGap: { runway: ready({ balance: dong(90_000_000), unreadable: 1 }) },
  inDebt: { runway: ready({ balance: dong(-5_000), servers: [] }) },
  nothingDue: { runway: ready({ servers: [] }) },
  otherCurrency: { runway: ready({ balance: { amount: 4_250, currency: 'AUD' } }) },
  noBalance: { runway: ready({ balance: null }) },
  noPrices: { runway: ready({ servers: [runwayServer('a', '12', { monthly: null })] }) },
  failed: { runway: { status: 'failed', onRetry: fn() } },
  short: { runway: ready({ balance: dong(120_000) }), warning: warningFixtures.short },
  urgent: { runway: ready({ balance: dong(120_000) }), warning: warningFixtures.urgent },
  cardExpiring: { warning: warningFixtures.cardExpiring },
  cardExpired: { warning: warningFixtures.cardExpired },
} satisfies Record<string, Partial<Parameters<typeof RunwayLine>[0]>>;

/** The place below the balance (screens/Dashboard, `balance`). */
const place = { display: 'grid', alignItems: 'center', minHeight: '2.8rem' };

/** Each in the place that the wallet keeps for it, as narrow as the wallet's card. */
export const Situations: Story = {
  render: (args) => (
    <Box padding="medium">
      <div style={{ width: 320 }}>
        <Card title="Ví">
          <Stack>
            {Object.entries(situations).map(([name, situation]) => (
              <div key={name} style={place} data-situation={name}>
                <RunwayLine {...args} {...situation} />
              </div>
            ))}
          </Stack>
        </Card>
      </div>
    </Box>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('no situation is higher than its place, so that nothing below it moves', async () => {
      const places = [...canvasElement.querySelectorAll('[data-situation]')];
      await expect(new Set(places.map((place) => place.getBoundingClientRect().height)).size).toBe(1);
    });
    await step('the days and the day are said, with the top-up that cures a short wallet', async () => {
      await expect(canvas.getAllByText('Còn khoảng 37 ngày, đến 28/12')[0]).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: 'Nạp 2.000.000\u00a0đ' })[0]).toHaveAttribute(
        'href',
        '#payment',
      );
    });
    await step('the button opens the calculation', async () => {
      const [button] = canvas.getAllByRole('button', { name: 'Cách tính và cảnh báo' });
      if (button) await userEvent.click(button);
      await expect(onOpen).toHaveBeenCalledOnce();
    });
  },
};
