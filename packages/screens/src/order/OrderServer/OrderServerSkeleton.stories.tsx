import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderServerSkeleton } from './OrderServerSkeleton.tsx';

const meta = {
  title: 'Order a server/First picture',
  component: OrderServerSkeleton,
  args: { kind: 'wordpress', hrefs: { home: '#home', list: '#list' } },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof OrderServerSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
