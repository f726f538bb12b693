import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: {
    'aria-label': 'Xóa bản ghi',
    icon: icons.delete,
    onPress: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Xóa bản ghi' });
    await step('the focus calls onIntent before a press', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(args.onIntent).toHaveBeenCalledOnce();
      await expect(args.onPress).not.toHaveBeenCalled();
    });
    await step('Enter calls onPress', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {buttonSizes.map((size) => (
            <IconButton {...args} key={size} variant={variant} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
