import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../components/Box/Box.tsx';
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
