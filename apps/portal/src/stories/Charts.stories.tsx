import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChartPage } from './ChartPage.tsx';
import { charts } from './charts.ts';
import { toMermaid } from './toMermaid.ts';

const meta = {
  title: 'Charts',
  component: ChartPage,
  // Tests draw one chart in a browser, because axe takes seconds for each.
  tags: ['!autodocs', '!test'],
  parameters: { controls: { disable: true } },
  // Drawn for a designer's screen, in the language of the code.
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
} satisfies Meta<typeof ChartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Session: Story = { args: { chart: charts.Session } };

export const LockScreen: Story = { args: { chart: charts.LockScreen } };

export const IdleLock: Story = { args: { chart: charts.IdleLock } };

export const Registration: Story = { args: { chart: charts.Registration } };

export const PhoneConfirmation: Story = { args: { chart: charts.PhoneConfirmation } };

export const TopUp: Story = { args: { chart: charts.TopUp } };

export const TopUpAttempt: Story = { args: { chart: charts.TopUpAttempt } };

export const CardConfirmation: Story = { args: { chart: charts.CardConfirmation } };

export const LinkCard: Story = { args: { chart: charts.LinkCard } };

export const OrderServer: Story = {
  args: { chart: charts.OrderServer },
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const addressOf = (path: string) =>
      canvasElement.querySelector(`a:has([id*="-${path}-"])`)?.getAttribute('xlink:href');
    await step('a press on a state leads to its story', async () => {
      await waitFor(() =>
        expect(addressOf('editing_refused')).toMatch(/order-a-server--states&args=state:editing_refused$/),
      );
      await expect(canvasElement.querySelectorAll('a:not([target="_top"])')).toHaveLength(0);
    });
    await step('Mermaid reads every chart', async () => {
      const { default: mermaid } = await import('mermaid');
      for (const { machine } of Object.values(charts)) {
        await expect(await mermaid.parse(toMermaid(machine))).toMatchObject({ diagramType: 'stateDiagram' });
      }
    });
    await step('a press on a state in which another machine runs leads to the chart of that machine', async () => {
      await expect(addressOf('ordering')).toBe('./?path=/story/flows-charts--order-attempt');
    });
  },
};

export const OrderAttempt: Story = { args: { chart: charts.OrderAttempt } };

export const OrderWizard: Story = { args: { chart: charts.OrderWizard } };

export const ServerLog: Story = { args: { chart: charts.ServerLog } };

export const ServerUpgrade: Story = { args: { chart: charts.ServerUpgrade } };

export const Domains: Story = { args: { chart: charts.Domains } };

export const DnsActivation: Story = { args: { chart: charts.DnsActivation } };

export const ChangeSet: Story = { args: { chart: charts.ChangeSet } };

export const CustomDomain: Story = { args: { chart: charts.CustomDomain } };
