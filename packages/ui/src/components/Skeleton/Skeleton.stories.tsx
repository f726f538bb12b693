import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, skeletonShapes, skeletonSizes, skeletonWidths } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  argTypes: {
    shape: { control: 'radio', options: skeletonShapes },
    size: { control: 'radio', options: skeletonSizes },
    width: { control: 'radio', options: skeletonWidths },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };

export const Shapes: Story = {
  render: () => (
    <Stack>
      {skeletonShapes.flatMap((shape) =>
        skeletonSizes.map((size) => <Skeleton key={`${shape}-${size}`} shape={shape} size={size} />),
      )}
    </Stack>
  ),
};

export const Widths: Story = {
  render: () => (
    <Stack space="none">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};
