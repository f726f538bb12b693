import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  component: DateTime,
  args: { value: '2026-11-21T07:05:00Z', timeZone: 'Asia/Ho_Chi_Minh' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the moment is told in the customer’s zone and stays exact for machines', async () => {
      await expect(canvas.getByText('21/11/2026 14:05')).toHaveAttribute('datetime', '2026-11-21T07:05:00Z');
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <DateTime {...args} />
      <DateTime {...args} dateOnly />
      <DateTime {...args} value={null} />
    </Stack>
  ),
};
