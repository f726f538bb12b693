import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = { component: LinkButton, args: { href: '/payment', children: 'Nạp tiền' } } satisfies Meta<
  typeof LinkButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {[undefined, ...buttonTones].flatMap((tone) =>
            buttonSizes.map((size) => <LinkButton {...args} key={`${tone}-${size}`} {...{ tone, variant, size }} />),
          )}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = { args: { icon: icons.plus, children: 'Tạo máy chủ' } };

export const External: Story = {
  args: {
    href: 'https://example.com/invoice',
    external: true,
    variant: 'outline',
    children: 'Xem hóa đơn',
  },
  play: async ({ canvas, step }) => {
    await step('the name says that a new tab opens, and that tab gets no reference to this one', async () => {
      const link = canvas.getByRole('link', { name: 'Xem hóa đơn (mở trong tab mới)' });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  },
};
