import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  component: DateTime,
  args: { value: '2026-11-21T14:05' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the text is in the customer’s language and the attribute keeps the ISO value', async () => {
      await expect(canvas.getByText('21/11/2026 14:05')).toHaveAttribute('datetime', '2026-11-21T14:05');
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
