import { findingsOf } from '@may/domain/dns/findings.ts';
import {
  firstTemplateChoices,
  planTemplateChoices,
  type TemplateChoices,
  type TemplateName,
} from '@may/domain/dns/templateChoices.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { zoneDomainFixture, zoneFixture, zoneHrefsFixture } from '../Zone/zone.fixtures.ts';
import { ZoneTemplatesScreen } from './ZoneTemplatesScreen.tsx';
import type { TemplateForm, ZoneTemplatesScreenProps } from './zoneTemplates.ts';

const { name } = zoneDomainFixture();
const onStage = fn();
const planOf = (template: TemplateName, choices: TemplateChoices) => {
  const plan = planTemplateChoices(template, choices, zoneFixture, name, (index) => `new ${index}`);
  return {
    choices,
    plan,
    findings: plan.ok ? findingsOf(zoneFixture, plan.changes, name) : [],
  };
};
const formOf = (template: TemplateName, overrides: Partial<TemplateForm> = {}) => {
  const form: TemplateForm = {
    template,
    ...planOf(template, firstTemplateChoices(name)),
    onChange: fn(),
    onStage,
    ...overrides,
  };
  return { zone: { status: 'ready', value: { form } } } as const;
};

/** The screen with a stand-in for its route: each choice makes a new plan. */
const Played = ({ zone, ...page }: ZoneTemplatesScreenProps) => {
  const form = zone.status === 'ready' ? zone.value?.form : null;
  const [changed, setChanged] = useState<Partial<TemplateForm>>({});
  if (!form) return <ZoneTemplatesScreen {...page} zone={zone} />;
  const { choices } = { ...form, ...changed };
  const onChange = (next: Partial<TemplateChoices>) => setChanged(planOf(form.template, { ...choices, ...next }));
  return <ZoneTemplatesScreen {...page} {...formOf(form.template, { ...form, ...changed, onChange })} />;
};

const meta = {
  title: 'Zone templates',
  component: ZoneTemplatesScreen,
  args: {
    domain: zoneDomainFixture(),
    hrefs: { ...zoneHrefsFixture, templates: '#templates' },
    hrefOf: (template) => `#${template}`,
    zone: { status: 'ready', value: { form: null } },
  },
  render: (args) => <Played {...args} />,
  beforeEach: () => onStage.mockClear(),
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ZoneTemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each template has its own address', async () => {
      await expect(canvas.getByRole('link', { name: /Google Workspace/ })).toHaveAttribute('href', '#google');
      await expect(canvas.getByRole('link', { name: /DMARC/ })).toHaveAttribute('href', '#dmarc');
    });
  },
};
export const Google: Story = {
  args: formOf('google'),
  play: async ({ canvas, userEvent, step }) => {
    await step('the template replaces the mail server and adds its sender to the SPF record', async () => {
      await expect(canvas.getByText('smtp.google.com')).toBeVisible();
      await expect(canvas.getByText('v=spf1 mx include:_spf.google.com ~all')).toBeVisible();
    });
    await step('the button stages both changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm 2 thay đổi vào danh sách' }));
      await expect(onStage).toHaveBeenCalledOnce();
    });
  },
};
export const Microsoft: Story = {
  args: formOf('microsoft'),
  play: async ({ canvas, userEvent, step }) => {
    const host = canvas.getByRole('textbox', { name: 'Máy chủ mail' });
    await step('the host is filled in from the domain, and the changes follow the typed host', async () => {
      await expect(host).toHaveValue('bienxanh-vn.mail.protection.outlook.com');
      await userEvent.clear(host);
      await expect(host).toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(host, 'bx.mail.protection.outlook.com');
      await expect(canvas.getByText('bx.mail.protection.outlook.com')).toBeVisible();
    });
  },
};
export const Zoho: Story = { args: formOf('zoho') };
export const Server: Story = {
  args: formOf('server'),
  play: async ({ canvas, userEvent, step }) => {
    await step('a typed address points the root and www to the server', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Địa chỉ IP/ }), '203.0.113.9');
      await expect(canvas.getAllByText('203.0.113.9')).toHaveLength(2);
    });
  },
};
export const Spf: Story = {
  args: formOf('spf'),
  play: async ({ canvas, userEvent, step }) => {
    await step('without a sender there is nothing to add', async () => {
      await expect(canvas.getByText('Chọn ít nhất một dịch vụ gửi email.')).toBeVisible();
    });
    await step('a chosen sender stands before the end of the record, and nothing else moves', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Mailchimp' }));
      await expect(canvas.getByText('v=spf1 mx include:servers.mcsv.net ~all')).toBeVisible();
    });
  },
};
export const Dmarc: Story = {
  args: formOf('dmarc'),
  play: async ({ canvas, userEvent, step }) => {
    await step('the form starts with the policy none', async () => {
      await expect(canvas.getByText('v=DMARC1; p=none')).toBeVisible();
    });
    await step('an invalid address for reports is refused, a valid one is added', async () => {
      const reports = canvas.getByRole('textbox', { name: /Nhận báo cáo/ });
      await userEvent.type(reports, 'ai đó');
      await expect(reports).toHaveAttribute('aria-invalid', 'true');
      await userEvent.clear(reports);
      await userEvent.type(reports, 'baocao@bienxanh.vn');
      await expect(canvas.getByText('v=DMARC1; p=none; rua=mailto:baocao@bienxanh.vn')).toBeVisible();
    });
  },
};
export const Loading: Story = { args: { domain: null, zone: { status: 'loading' } } };
export const Failed: Story = { args: { domain: null, zone: { status: 'failed', onRetry: fn() } } };
