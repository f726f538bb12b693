import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WebServiceCreateScreen } from './WebServiceCreateScreen.tsx';

const meta = {
  title: 'Web service',
  component: WebServiceCreateScreen,
  args: { hrefs: { home: '#home', paas: '#paas' } },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof WebServiceCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotConnected: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a press on a sample repository says that it was not connected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kết nối cua-hang-hoa/website' }));
      await expect(canvas.getByText('Chưa kết nối cua-hang-hoa/website')).toBeVisible();
    });
    await step('a press on a host says so in the panel of that host', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kết nối Gitlab' }));
      await expect(canvas.getByRole('region', { name: 'Gitlab' })).toHaveTextContent('Chưa kết nối Gitlab');
      await expect(canvas.getByRole('region', { name: 'Github' })).not.toHaveTextContent('Chưa kết nối Github');
    });
  },
};
