import { mayBrand } from '@may/ui/brand/mayBrand.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PassRecoveryScreen } from './PassRecoveryScreen.tsx';

const meta = { component: PassRecoveryScreen, args: { hrefs: { signIn: '#login' } } } satisfies Meta<
  typeof PassRecoveryScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the page links to the e-mail of support and back to the login', async () => {
      await expect(canvas.getByRole('link', { name: mayBrand.contact.email })).toHaveAttribute(
        'href',
        `mailto:${mayBrand.contact.email}`,
      );
      await expect(canvas.getByRole('link', { name: 'Về trang đăng nhập' })).toHaveAttribute('href', '#login');
    });
  },
};
