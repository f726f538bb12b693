import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Not found',
  component: NotFoundScreen,
  args: { hrefs: { home: '#home' } },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
