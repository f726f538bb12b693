import { toAsciiName } from '@may/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { CustomDomainsScreen } from './CustomDomainsScreen.tsx';
import type { AddCustomDomain, CustomDomainRow, UnverifiedCustomDomains } from './customDomains.ts';

const primary = 'wp-bien-xanh.may.cloud';
const named = (shown: string) => ({ name: toAsciiName(shown) ?? shown, shown });
const row = (shown: string, overrides: Partial<CustomDomainRow> = {}): CustomDomainRow => ({
  ...named(shown),
  isPrimary: false,
  openHref: `https://${toAsciiName(shown)}`,
  onRemove: fn(),
  ...overrides,
});
const rows = [row(primary, { isPrimary: true, onRemove: null }), row('cà-phê-sao-mai.vn'), row('blog.vn')];
const onAdd = fn() as (() => void) | null;
const onVerify = fn();
const onCreate = fn();
const waiting = (overrides: Partial<UnverifiedCustomDomains> = {}): UnverifiedCustomDomains => ({
  domains: [named('www.shop.vn')],
  reason: 'refused',
  serverMessage: null,
  records: [{ ...named('www.shop.vn'), type: 'CNAME', host: 'www', value: primary }],
  missingAddresses: [],
  zones: [],
  phase: null,
  isUnread: false,
  actions: [{ name: 'verify', onPress: onVerify }],
  alone: [],
  onForget: fn(),
  ...overrides,
});
const zone = {
  id: 'dom_1',
  shown: 'shop.vn',
  active: true,
  activateHref: '#activate',
  changesHref: '#changes',
  plan: {
    status: 'ready',
    value: {
      state: 'missing',
      replaced: [{ id: 'www', type: 'A', name: 'www.shop.vn', values: ['198.51.100.7'] }],
      onCreate,
    },
  },
} as const;
const form = (overrides: Partial<AddCustomDomain> = {}): AddCustomDomain => ({
  typed: '',
  onType: fn(),
  read: null,
  problem: null,
  twin: null,
  willAdd: [],
  missingAddress: null,
  phase: null,
  isUnread: false,
  actions: [{ name: 'submit', onPress: fn() }],
  onClose: fn(),
  ...overrides,
});

const meta = {
  title: 'Server/Domains',
  component: CustomDomainsScreen,
  args: { domains: rows, hasPrimary: true, form: null, unverified: [], unknown: null, removing: null, onAdd },
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
      await expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute('href', rows[1]?.openHref);
    });
  },
};
export const WaitsForItsRecord: Story = {
  args: { unverified: [waiting({ zones: [zone] })] },
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('the exact record can be copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chép Giá trị' }));
      await expect(write).toHaveBeenCalledWith(primary);
    });
    await step('the replaced record stands beside the button that creates the new one', async () => {
      await expect(canvas.getByText('A www.shop.vn → 198.51.100.7')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Tạo bản ghi giúp tôi' }));
      await expect(onCreate).toHaveBeenCalledOnce();
    });
    await step('the domain can be verified again', async () => {
      await expect(canvas.getByText('Tên miền chưa được xác minh !')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xác minh' }));
      await expect(onVerify).toHaveBeenCalledOnce();
    });
  },
};
export const WaitsInAnInactiveZone: Story = {
  args: {
    unverified: [
      waiting({
        zones: [
          {
            ...zone,
            active: false,
            plan: { status: 'ready', value: { state: 'staged', replaced: [], onCreate: null } },
          },
        ],
      }),
    ],
  },
};
export const TwoRefused: Story = {
  args: {
    unverified: [
      waiting({
        domains: [named('shop.vn'), named('www.shop.vn')],
        serverMessage: 'Domain shop.vn is not pointing to this server.',
        records: [
          { ...named('shop.vn'), type: 'A', host: '@', value: '203.0.113.7' },
          { ...named('www.shop.vn'), type: 'CNAME', host: 'www', value: primary },
        ],
        alone: [
          { shown: 'shop.vn', onPress: fn() },
          { shown: 'www.shop.vn', onPress: fn() },
        ],
      }),
    ],
  },
};
export const RootWithoutAddress: Story = {
  args: {
    unverified: [
      waiting({
        domains: [named('shop.vn')],
        reason: 'unknown',
        records: [],
        missingAddresses: [{ ...named('shop.vn'), www: { shown: 'www.shop.vn', onTake: fn() } }],
      }),
    ],
  },
};
export const Adding: Story = {
  args: {
    onAdd: null,
    form: form({
      typed: 'cà-phê.vn',
      read: { ...named('cà-phê.vn'), isLookalike: false },
      twin: { shown: 'www.cà-phê.vn', isChosen: true, onChange: fn() },
      willAdd: ['cà-phê.vn', 'www.cà-phê.vn'],
    }),
  },
};
export const Refused: Story = { args: { onAdd: null, form: form({ typed: '*.shop.vn', problem: 'wildcardPlace' }) } };
export const ListUnread: Story = {
  args: {
    onAdd: null,
    form: form({ typed: 'shop.vn', read: { ...named('shop.vn'), isLookalike: true }, isUnread: true }),
  },
};
export const RemovalNotDone: Story = {
  args: {
    removing: {
      shown: 'blog.vn',
      phase: null,
      failure: { kind: 'notDone', serverMessage: null },
      unknown: null,
      actions: [{ name: 'confirm', onPress: fn() }],
      onClose: fn(),
    },
  },
  play: async ({ step }) => {
    await step('the question names the domain and the consequence', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Gỡ blog.vn?' }));
      await expect(dialog.getByText(/không còn trả lời ở blog\.vn/)).toBeVisible();
    });
  },
};
export const Empty: Story = { args: { domains: [], hasPrimary: false } };
export const NotKnown: Story = { args: { domains: null } };
const long = `${'ten-mien-rat-dai-khong-co-dau-cach.'.repeat(6)}vn`;
export const Overflowing: Story = {
  args: {
    domains: [row(long), row('javascript:alert(1)\uFFFD', { openHref: null })],
    unverified: [
      waiting({
        domains: [named(long)],
        serverMessage: `<b>${'lời-của-nhà-cung-cấp-'.repeat(12)}</b>`,
        records: [{ ...named(long), type: 'CNAME', host: long.slice(0, -3), value: long }],
        zones: [{ ...zone, plan: { status: 'failed', onRetry: fn() } }],
      }),
    ],
  },
};
