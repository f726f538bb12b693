import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, buttonSizes, buttonTones, buttonVariants } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Nạp tiền', onPress: fn() },
  argTypes: {
    tone: { control: 'radio', options: buttonTones },
    variant: { control: 'radio', options: buttonVariants },
    size: { control: 'radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {[undefined, ...buttonTones].flatMap((tone) =>
            buttonSizes.map((size) => (
              <Button {...args} key={`${tone}-${size}`} tone={tone} variant={variant} size={size} />
            )),
          )}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a press while the work runs does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nạp tiền' }));
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const Refused: Story = {
  args: { disabledReason: 'Chọn số tiền trước.' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the reason describes the button, and a press does nothing', async () => {
      const button = canvas.getByRole('button');
      await expect(button).toHaveAccessibleDescription('Chọn số tiền trước.');
      await userEvent.click(button);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const LongLabel: Story = {
  args: { children: 'Xác nhận thông tin và chuyển đến trang thanh toán của ngân hàng' },
  render: (args) => (
    <div style={{ width: 256 }}>
      <Inline wrap="nowrap">
        <Button {...args} />
      </Inline>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('the label wraps: on a phone no button is wider than its place', async () => {
      await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(256);
    });
  },
};
