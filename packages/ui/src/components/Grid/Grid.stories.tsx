import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const cells = ['Số dư', 'Giao dịch', 'Hóa đơn'].map((text) => (
  <Box key={text} padding="medium">
    <Text>{text}</Text>
  </Box>
));

const meta = { component: Grid, args: { columns: 'three', children: cells } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Columns: Story = {
  render: () => (
    <Stack space="large">
      {(['two', 'three', 'mainAside', 'halves'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {columns === 'three' ? cells : cells.slice(1)}
        </Grid>
      ))}
    </Stack>
  ),
};
