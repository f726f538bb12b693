import { noChanges } from '@may/domain/dns/changeSet.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChangeList } from './ChangeList.tsx';
import { RecordLine } from './RecordLine.tsx';

const domain = 'bienxanh.vn';
const record = zoneRecordFixture();

const meta = {
  title: 'Zone/Record in a line',
  component: RecordLine,
  args: { record, domain },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof RecordLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the line has the full name, the value, the lifetime in words and the proxy', async () => {
      await expect(canvas.getByText('www.bienxanh.vn')).toBeVisible();
      await expect(canvas.getByText('198.51.100.7')).toBeVisible();
      await expect(canvas.getByText('TTL 1 giờ')).toBeVisible();
      await expect(canvas.getByText('Qua proxy')).toBeVisible();
    });
  },
};
export const Mail: Story = {
  args: {
    record: zoneRecordFixture({ name: '@', type: 'MX', values: ['mail.bienxanh.vn'], priority: 0, proxied: null }),
  },
};
export const OnlyWhatTheSpecificationLists: Story = {
  args: { record: zoneRecordFixture({ ttl: null, proxied: null }) },
  play: async ({ canvas, step }) => {
    await step('a lifetime and a proxy that are not told are named so, never shown as a default', async () => {
      await expect(canvas.getByText('TTL chưa rõ')).toBeVisible();
      await expect(canvas.getByText('Proxy chưa rõ')).toBeVisible();
      await expect(canvas.queryByText(/giờ|Qua proxy|Chỉ DNS/)).toBeNull();
    });
  },
};
export const Edited: StoryObj<typeof ChangeList> = {
  render: () => (
    <ChangeList
      changes={{
        ...noChanges,
        edited: [{ before: record, after: zoneRecordFixture({ values: ['198.51.100.21'], ttl: 300, proxied: false }) }],
      }}
      domain={domain}
      label="Thay đổi"
    />
  ),
  play: async ({ canvas, step }) => {
    await step('an edit has the record before and after, each whole', async () => {
      await expect(within(canvas.getByRole('deletion')).getByText('198.51.100.7')).toBeVisible();
      const after = within(canvas.getByRole('insertion'));
      await expect(after.getByText('198.51.100.21')).toBeVisible();
      await expect(after.getByText('TTL 5 phút')).toBeVisible();
    });
  },
};
export const Overflowing: Story = {
  args: {
    record: zoneRecordFixture({
      name: 'chon-loc-rat-dai._domainkey.thu-tu-dong.cua-hang',
      type: 'TXT',
      values: [`v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0BAQ'.repeat(18)}`],
      proxied: null,
    }),
  },
};
