import { fixtureNow } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

const hour = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

const meta = {
  title: 'Maintenance',
  component: MaintenanceScreen,
  args: {
    from: null,
    until: null,
    now: fixtureNow,
    hrefs: { home: '#home', helpdesk: '#helpdesk' },
  },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoTime: Story = {
  play: async ({ canvas, step }) => {
    await step('no time is promised where none was announced', async () => {
      await expect(canvas.getByText(/Chưa có giờ hoàn tất dự kiến\./)).toBeVisible();
      await expect(canvas.queryByText('Dự kiến hoàn tất')).toBeNull();
    });
  },
};
export const Announced: Story = {
  args: { from: iso(fixtureNow - hour), until: iso(fixtureNow + 2 * hour) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dự kiến hoàn tất').nextElementSibling).toHaveTextContent(/\d:\d\d/);
  },
};
export const Late: Story = {
  args: { from: iso(fixtureNow - 3 * hour), until: iso(fixtureNow - hour) },
  play: async ({ canvas, step }) => {
    await step('an end in the past is told as late', async () => {
      await expect(canvas.getByText(/kéo dài hơn dự kiến/)).toBeVisible();
    });
  },
};
