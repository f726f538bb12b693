import { toAsciiName } from '@may/domain/dns/idn.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { ActivationDialog } from './ActivationDialog.tsx';
import type { Activation } from './dnsActivation.ts';

const activation = (overrides: Partial<Activation> = {}): { activation: Activation } => ({
  activation: {
    domain: { name: 'bienxanh.vn', shown: 'bienxanh.vn', nameservers: ['ns1.may.cloud', 'ns2.may.cloud'] },
    status: 'instructions',
    serverMessage: null,
    observed: null,
    recordsHref: '#records',
    check: { busy: false, onPress: fn() },
    onClose: fn(),
    ...overrides,
  },
});
const elsewhere = ['ns1.pavietnam.vn', 'NS2.may.cloud.'];

const meta = {
  title: 'Domains/Activation',
  component: ActivationDialog,
  args: activation(),
} satisfies Meta<typeof ActivationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = within(await screen.findByRole('dialog', { name: 'Kích hoạt bienxanh.vn' }));
    await step('one button copies all nameservers', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Sao chép tất cả' }));
      await expect(write).toHaveBeenCalledWith('ns1.may.cloud\nns2.may.cloud');
    });
  },
};
export const NotPointing: Story = {
  args: activation({ status: 'notPointing', observed: elsewhere }),
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await step('each expected and each observed nameserver is marked right or wrong in words', async () => {
      const seen = within(dialog.getByRole('region', { name: 'Đang thấy' }));
      await expect(seen.getByText('(không phải của Mây)', { exact: false })).toBeVisible();
      const expected = within(dialog.getByRole('region', { name: 'Cần có' }));
      await expect(expected.getByText('(chưa có)', { exact: false })).toBeVisible();
    });
    await step('the specified words say it', async () => {
      await expect(dialog.getByText('Tên miền chưa trỏ đúng')).toBeVisible();
    });
  },
};
export const NotPointingUnseen: Story = { args: activation({ status: 'notPointing' }) };
export const NoNameserversAtAll: Story = {
  args: activation({ status: 'notPointing', observed: [] }),
};
export const NameserversNotTold: Story = {
  args: activation({ domain: { name: 'bienxanh.vn', shown: 'bienxanh.vn', nameservers: [] } }),
  play: async ({ step }) => {
    await step('nobody is told to replace nameservers by none', async () => {
      await expect(await screen.findByText(/Chưa có nameserver/)).toBeVisible();
      await expect(screen.queryByText(/Xóa hết nameserver cũ/)).toBeNull();
    });
  },
};
const longName = `${'tên-miền-rất-dài-không-dấu-cách.'.repeat(4)}vn`;
export const Overflowing: Story = {
  args: activation({
    domain: {
      name: toAsciiName(longName) ?? '',
      shown: longName,
      nameservers: Array.from({ length: 6 }, (_, place) => `${'nameserver-'.repeat(5)}${place}.may.cloud`),
    },
    status: 'notPointing',

    observed: Array.from({ length: 4 }, (_, place) => `${'mot-may-chu-khac-'.repeat(4)}${place}.pavietnam.vn`),
  }),
};
