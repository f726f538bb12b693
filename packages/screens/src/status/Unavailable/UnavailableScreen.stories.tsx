import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnavailableScreen } from './UnavailableScreen.tsx';

const meta = {
  title: 'Service unavailable',
  component: UnavailableScreen,
  args: {
    hrefs: { home: '#home', helpdesk: '#helpdesk' },
  },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof UnavailableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvas, step }) => {
    await step('it leads home and to the helpdesk', async () => {
      const leads = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(leads).toEqual(['#home', '#helpdesk']);
    });
  },
};
