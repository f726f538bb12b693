import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { zoneDomainFixture, zoneFixture, zoneHrefsFixture } from '../../patterns/Zone/zone.fixtures.ts';
import { ZoneTemplatesScreen } from './ZoneTemplatesScreen.tsx';
import type { TemplateZone } from './zoneTemplates.ts';

const onStage = fn();
const zone = (overrides: Partial<TemplateZone> = {}) =>
  ({
    status: 'ready',
    value: {
      records: zoneFixture,
      servers: { status: 'ready', value: [{ id: 'srv_1', name: 'cua-hang-hoa', host: 'cua-hang-hoa.may.cloud' }] },
      onStage,
      ...overrides,
    },
  }) as const;

const meta = {
  title: 'Zone templates',
  component: ZoneTemplatesScreen,
  args: {
    domain: zoneDomainFixture(),
    hrefs: {
      ...zoneHrefsFixture,
      templates: '#templates',
      google: '#google',
      microsoft: '#microsoft',
      zoho: '#zoho',
      server: '#server',
      spf: '#spf',
      dmarc: '#dmarc',
    },
    template: null,
    zone: zone(),
  },
  beforeEach: () => onStage.mockClear(),
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ZoneTemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each has an address of its own', async () => {
      await expect(canvas.getByRole('link', { name: /Google Workspace/ })).toHaveAttribute('href', '#google');
      await expect(canvas.getByRole('link', { name: /DMARC/ })).toHaveAttribute('href', '#dmarc');
    });
  },
};
export const Google: Story = {
  args: { template: 'google' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the mail server is replaced, and the senders are joined', async () => {
      await expect(canvas.getByText('smtp.google.com')).toBeVisible();
      await expect(canvas.getByText('v=spf1 mx include:_spf.google.com ~all')).toBeVisible();
    });
    await step('both go into the list of changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đưa 2 thay đổi vào danh sách' }));
      await expect(onStage).toHaveBeenCalledOnce();
    });
  },
};
export const Microsoft: Story = {
  args: { template: 'microsoft' },
  play: async ({ canvas, userEvent, step }) => {
    const host = canvas.getByRole('textbox', { name: 'Máy chủ mail' });
    await step('the host is there, and follows what its owner types', async () => {
      await expect(host).toHaveValue('bienxanh-vn.mail.protection.outlook.com');
      await userEvent.clear(host);
      await expect(host).toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(host, 'bx.mail.protection.outlook.com');
      await expect(canvas.getByText('bx.mail.protection.outlook.com')).toBeVisible();
    });
  },
};
export const Zoho: Story = { args: { template: 'zoho' } };
export const Server: Story = {
  args: { template: 'server' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a server leads www to its name', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Máy chủ' }), 'cua-hang-hoa.may.cloud');
      await expect(canvas.getByText('cua-hang-hoa.may.cloud')).toBeVisible();
    });
    await step('an address leads the root there as well', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Địa chỉ IP/ }), '203.0.113.9');
      await expect(canvas.getAllByText('203.0.113.9')).toHaveLength(2);
    });
  },
};
export const NoServers: Story = {
  args: { template: 'server', zone: zone({ servers: { status: 'ready', value: [] } }) },
};
export const ServersFailed: Story = {
  args: { template: 'server', zone: zone({ servers: { status: 'failed', onRetry: fn() } }) },
};
export const ServersLoading: Story = { args: { template: 'server', zone: zone({ servers: { status: 'loading' } }) } };
export const Spf: Story = {
  args: { template: 'spf' },
  play: async ({ canvas, userEvent, step }) => {
    await step('it begins with what the domain says already', async () => {
      await expect(canvas.getByRole('checkbox', { name: /\(mx\)/ })).toBeChecked();
      await expect(canvas.getByText(/không cần thay đổi gì/)).toBeVisible();
    });
    await step('another sender joins, and costs a lookup', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Mailchimp' }));
      await expect(canvas.getByText('v=spf1 mx include:servers.mcsv.net ~all')).toBeVisible();
      await expect(canvas.getByText('2/10 lượt tra cứu')).toBeVisible();
    });
  },
};
export const Dmarc: Story = {
  args: { template: 'dmarc' },
  play: async ({ canvas, userEvent, step }) => {
    await step('it begins with watching', async () => {
      await expect(canvas.getByText('v=DMARC1; p=none')).toBeVisible();
    });
    await step('reports have to go to an address', async () => {
      const reports = canvas.getByRole('textbox', { name: /Nhận báo cáo/ });
      await userEvent.type(reports, 'ai đó');
      await expect(reports).toHaveAttribute('aria-invalid', 'true');
      await userEvent.clear(reports);
      await userEvent.type(reports, 'baocao@bienxanh.vn');
      await expect(canvas.getByText('v=DMARC1; p=none; rua=mailto:baocao@bienxanh.vn')).toBeVisible();
    });
  },
};
export const EmptyZone: Story = { args: { template: 'google', zone: zone({ records: [] }) } };
export const Loading: Story = { args: { domain: null, zone: { status: 'loading' } } };
export const Failed: Story = { args: { domain: null, zone: { status: 'failed', onRetry: fn() } } };
export const UnknownDomain: Story = { args: { domain: null, zone: { status: 'ready', value: null } } };
