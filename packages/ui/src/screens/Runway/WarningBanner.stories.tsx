import { fixtureNow } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { warningFixtures } from './runway.fixtures.ts';
import { WarningBanner } from './WarningBanner.tsx';

const onDismiss = fn();

const meta = {
  title: 'Runway/Banner',
  component: WarningBanner,
  args: { warning: warningFixtures.short, now: fixtureNow, hrefs: { topUp: '#payment', cards: '#cards' }, onDismiss },
} satisfies Meta<typeof WarningBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Situations: Story = {
  render: (args) => (
    <Stack>
      {[...Object.values(warningFixtures), null].map((warning) => (
        <WarningBanner key={JSON.stringify(warning)} {...args} warning={warning} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nạp 2.000.000\u00a0đ',
      'Nạp 2.000.000\u00a0đ',
      'Nạp 20,00\u00a0aud',
      'Liên kết thẻ',
      'Liên kết thẻ',
    ]);
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
