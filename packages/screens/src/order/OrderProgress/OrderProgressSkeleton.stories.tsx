import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderProgressSkeleton } from './OrderProgressSkeleton.tsx';

const meta = {
  title: 'Order progress/First picture',
  component: OrderProgressSkeleton,
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof OrderProgressSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
