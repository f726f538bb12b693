import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopUpSkeleton } from './TopUpSkeleton.tsx';

const meta = {
  title: 'Top-up/First picture',
  component: TopUpSkeleton,
  args: { homeHref: '#home' },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof TopUpSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
