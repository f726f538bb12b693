import { mayBrand } from '@may/ui/brand/mayBrand.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

const meta = {
  title: 'Coming soon',
  component: ComingSoonScreen,
  args: { hrefs: { home: '#home' } },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof ComingSoonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Service: Story = {
  args: { service: 'firewall' },
  play: async ({ canvas, step }) => {
    await step('the letter to support names the service', async () => {
      const letter = canvas.getByRole('link', { name: 'Cho chúng tôi biết' });
      const subject = encodeURIComponent('Tôi muốn dùng Tường lửa, chống DDoS');
      await expect(letter).toHaveAttribute('href', `mailto:${mayBrand.contact.email}?subject=${subject}`);
    });
  },
};
