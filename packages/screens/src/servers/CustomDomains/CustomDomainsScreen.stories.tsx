import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CustomDomainsScreen } from './CustomDomainsScreen.tsx';
import { addFormFixture, customDomainsFixture, namedFixture } from './customDomains.fixtures.ts';

const meta = {
  title: 'Server/Domains',
  component: CustomDomainsScreen,
  args: customDomainsFixture,
} satisfies Meta<typeof CustomDomainsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each domain is marked Verified, opens its site, and all but the primary can be removed', async () => {
      await expect(canvas.getAllByText('Đã xác minh')).toHaveLength(3);
      const [first, second] = canvas.getAllByRole('listitem');
      await expect(within(first as HTMLElement).getByText('Tên miền chính')).toBeVisible();
      await expect(within(first as HTMLElement).queryByRole('button', { name: /Gỡ/ })).toBeNull();
      await expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute(
        'href',
        customDomainsFixture.domains?.[1]?.openHref,
      );
    });
  },
};
export const Adding: Story = {
  args: {
    onAdd: null,
    form: addFormFixture({
      typed: 'cà-phê.vn',
      read: namedFixture('cà-phê.vn'),
    }),
  },
};
export const Refused: Story = {
  args: { onAdd: null, form: addFormFixture({ typed: '*.shop.vn', problem: 'wildcardPlace' }) },
};
export const ListUnread: Story = {
  args: {
    onAdd: null,
    form: addFormFixture({
      typed: 'shop.vn',
      read: namedFixture('shop.vn'),
      unsent: 'notRead',
    }),
  },
};
export const RemovalBlocked: Story = {
  args: {
    removing: {
      shown: 'blog.vn',
      end: { kind: 'blocked', serverMessage: null },
      actions: [{ name: 'confirm', onPress: fn() }],
      onClose: fn(),
    },
  },
  play: async ({ step }) => {
    await step('the question names the domain and the consequence', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Gỡ blog.vn?' }));
      await expect(dialog.getByText(/không còn mở được tại blog\.vn/)).toBeVisible();
    });
  },
};
export const Empty: Story = { args: { domains: [], blocked: 'noPrimary' } };
export const NotKnown: Story = { args: { domains: null } };
