import { zoneFindings } from '@may/domain/dns/findings.ts';
import { randomZone, zoneRecordFixture } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RecordsScreen } from './RecordsScreen.tsx';
import { companyRecords, recordsContentFixture, recordsHrefsFixture } from './records.fixtures.ts';
import type { RecordsContent } from './records.ts';

const ready = (overrides: Partial<RecordsContent> = {}) =>
  ({ status: 'ready', value: recordsContentFixture(overrides) }) as const;

const meta = {
  title: 'Records',
  component: RecordsScreen,
  args: { content: ready(), hrefs: recordsHrefsFixture },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof RecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the list has the specified columns, lifetime and proxy, and a link to add a record', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['Chọn', 'Tên', 'Loại', 'Giá trị', 'TTL', 'Proxy', 'Thao tác']);
      await expect(canvas.getByRole('link', { name: 'Thêm bản ghi' })).toHaveAttribute('href', '#add');
    });
    await step('the search finds a record by its value', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '100.30');
      await expect(await canvas.findByText('1 kết quả')).toBeVisible();
      await expect(canvas.getByRole('link', { name: /Sửa .*api/ })).toHaveAttribute('href', '#edit-api');
    });
    await step('the filter finds records by their type', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await expect(await canvas.findByText('9 kết quả')).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lọc bản ghi' }), 'MX');
      await expect(await canvas.findByText('2 kết quả')).toBeVisible();
    });
  },
};

const onDelete = fn();
export const Choosing: Story = {
  args: { content: ready({ onDelete }) },
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await step('selected rows are counted and deleted together', async () => {
      await userEvent.click(box(/^Chọn A blog/));
      await userEvent.click(box(/^Chọn A www/));
      await expect(canvas.getByText('Đã chọn 2 dòng')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Chọn tất cả 9 dòng' })).toBePartiallyChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
      await expect(onDelete).toHaveBeenCalledWith(['blog', 'www']);
    });
    await step('one press selects all rows that the search found, and no others', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'mail');
      await expect(await canvas.findByText('3 kết quả')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn tất cả 3 dòng' }));
      await expect(canvas.getByText('Đã chọn 3 dòng')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
      await expect(onDelete).toHaveBeenLastCalledWith(['mx1', 'mx2', 'mail']);
    });
  },
};

const changed = {
  added: [zoneRecordFixture({ id: 'new 1', name: 'shop', type: 'CNAME', values: ['wp.may.cloud'], proxied: true })],
  edited: companyRecords
    .filter(({ id }) => id === 'api')
    .map((before) => ({ before, after: { ...before, values: ['198.51.100.31'], ttl: 3_600, proxied: true } })),
  deleted: companyRecords.filter(({ id }) => id === 'blog'),
};
const onTakeBack = fn();
export const Staged: Story = {
  args: { content: ready({ changes: changed, onTakeBack }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('staged changes are counted by kind and link to their review', async () => {
      await expect(canvas.getByText('3 thay đổi chưa áp dụng')).toBeVisible();
      await expect(canvas.getByText('Thêm 1 · Sửa 1 · Xóa 1')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Xem lại và áp dụng' })).toHaveAttribute('href', '#changes');
    });
    await step('a deleted record can be taken back in its row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Bỏ thay đổi A blog/ }));
      await expect(onTakeBack).toHaveBeenCalledWith(['blog']);
    });
    await step('an edited record shows its old and its new value', async () => {
      await expect(canvas.getByText('198.51.100.30')).toBeVisible();
      await expect(canvas.getByText('198.51.100.31')).toBeVisible();
    });
  },
};

export const ChangedElsewhere: Story = {
  args: { content: ready({ conflicts: 1 }) },
  play: async ({ canvas, step }) => {
    await step('a change whose record another person changed is told, and leads to its page', async () => {
      await expect(canvas.getByText('1 bản ghi vừa thay đổi ở nơi khác')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Xem lại và áp dụng' })).toHaveAttribute('href', '#changes');
    });
  },
};

export const Applied: Story = {
  args: { content: ready({ lastRun: 'finished' }) },
  play: async ({ canvas, step }) => {
    await step('the last applied changes link to their undo', async () => {
      await expect(canvas.getByRole('link', { name: 'Hoàn tác' })).toHaveAttribute('href', '#undo');
    });
  },
};
export const OpenRun: Story = { args: { content: ready({ lastRun: 'open' }) } };
export const Unhealthy: Story = {
  args: {
    content: ready({
      findings: zoneFindings(
        companyRecords.filter(({ id }) => id !== 'mail'),
        'bienxanh.vn',
      ),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a mail server without a record is named', async () => {
      await expect(canvas.getByText(/trỏ đến mail\.bienxanh\.vn/)).toBeVisible();
    });
  },
};
export const NotPointing: Story = {
  args: {
    content: ready({
      domain: { id: 'dom_2', name: 'xn--c-ph-sao-mai-kbb3k.vn', shown: 'cà-phê-sao-mai.vn', active: false },
    }),
  },
};
export const ForeignTypes: Story = {
  args: {
    content: ready({
      records: [
        ...companyRecords,
        zoneRecordFixture({ id: 'soa', name: '@', type: 'SOA', values: ['ns1.may.cloud hostmaster.may.cloud 1'] }),
        zoneRecordFixture({ id: 'srv', name: '_sip._tcp', type: 'SRV', values: ['10 5 5060 sip.bienxanh.vn'] }),
      ],
    }),
  },
};
export const NothingTold: Story = {
  args: {
    content: ready({
      records: companyRecords.map((record) => ({ ...record, ttl: null, priority: null, proxied: null })),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('without known lifetimes and proxies the columns are left out', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'TTL' })).toBeNull();
    });
    await step('the page says what the exported file lacks', async () => {
      await expect(canvas.getByText(/^Tệp xuất ra thiếu TTL, mức ưu tiên hoặc proxy/)).toBeVisible();
    });
  },
};
export const Empty: Story = {
  args: { content: ready({ records: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.getAttribute('href'))).toEqual(['#import', '#templates', null]);
  },
};
export const Loading: Story = { args: { content: { status: 'loading' } } };
export const Failed: Story = { args: { content: { status: 'failed', onRetry: fn() } } };
export const UnknownDomain: Story = { args: { content: { status: 'ready', value: null } } };
export const UnreadableRows: Story = { args: { content: ready({ unreadable: 2 }) } };
export const ManyRows: Story = {
  args: { content: ready({ records: randomZone(3, 400, 'bienxanh.vn') }) },
};
