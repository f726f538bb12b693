import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../components/Box/Box.tsx';
import { TopUpSkeleton } from './TopUpSkeleton.tsx';

const meta = {
  title: 'Top-up/First picture',
  component: TopUpSkeleton,
  args: { homeHref: '#home' },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof TopUpSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
