import { noChanges } from '@may/domain/dns/changeSet.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { changesFixture, findingFixture, zoneDomainFixture, zoneHrefsFixture } from '../Zone/zone.fixtures.ts';
import { ZoneImportScreen } from './ZoneImportScreen.tsx';
import type { ImportForm, ReadFile } from './zoneImport.ts';

const onStage = fn();
const onTextChange = fn();
const onProblem = fn();
const file = (overrides: Partial<ReadFile> = {}): ReadFile => ({
  records: 12,
  unread: [],
  adjusted: [],
  joined: [],
  left: [],
  changes: { ...changesFixture, deleted: [] },
  findings: [],
  refused: [],
  ...overrides,
});
const form = (overrides: Partial<ImportForm> = {}) =>
  ({
    status: 'ready',
    value: {
      text: 'www 300 IN A 198.51.100.21',
      onTextChange,
      onProblem,
      isReading: false,
      problem: null,
      file: file(),
      onStage,
      ...overrides,
    },
  }) as const;

const meta = {
  title: 'Zone import',
  component: ZoneImportScreen,
  args: { domain: zoneDomainFixture(), hrefs: zoneHrefsFixture, form: form() },
  beforeEach: () => {
    onStage.mockClear();
    onTextChange.mockClear();
    onProblem.mockClear();
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ZoneImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the report counts the records and the changes', async () => {
      await expect(canvas.getByText('12 bản ghi')).toBeVisible();
      await expect(canvas.getByText('Thêm 1 · Sửa 1')).toBeVisible();
    });
    await step('the button stages the changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm 2 thay đổi vào danh sách' }));
      await expect(onStage).toHaveBeenCalledOnce();
    });
  },
};
/** A file input has no ARIA role and shares its label with a button, so neither query finds it alone. */
const fileInput = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('ZoneImportScreen renders an input for a file.');
  return input;
};
export const Empty: Story = {
  args: { form: form({ text: '', file: null }) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a chosen file is read as text', async () => {
      await userEvent.upload(
        fileInput(canvasElement),
        new File(['www IN A 198.51.100.9'], 'a.txt', { type: 'text/plain' }),
      );
      await waitFor(() => expect(onTextChange).toHaveBeenCalledWith('www IN A 198.51.100.9'));
      await expect(canvas.getByRole('textbox', { name: 'Tệp zone' })).toBeVisible();
    });
    await step('a file that is not text is refused', async () => {
      await userEvent.upload(fileInput(canvasElement), new File(['GIF\0'], 'a.txt', { type: 'text/plain' }));
      await waitFor(() => expect(onProblem).toHaveBeenCalledWith('notText'));
    });
  },
};
export const Reading: Story = { args: { form: form({ isReading: true, file: null }) } };
export const UnreadLines: Story = {
  args: {
    form: form({
      file: file({
        unread: [
          { line: 3, text: '_sip._tcp 3600 IN SRV 10 5 5060 sip.example.net.', reason: 'type' },
          { line: 7, text: '$INCLUDE other.zone', reason: 'directive' },
          { line: 12, text: 'www IN A 300.1.1.1', reason: 'notIpv4' },
          { line: 15, text: `@ IN TXT "${'x'.repeat(180)}`, reason: 'unbalancedQuotes' },
        ],
        adjusted: [4, 5, 9],
        joined: [10],
        left: [1, 2],
      }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('each unread line is listed with its number and the reason', async () => {
      await expect(canvas.getByText('4 dòng không đọc được')).toBeVisible();
      await expect(canvas.getByText('Dòng 7')).toBeVisible();
      await expect(canvas.getByText('Không phải địa chỉ IPv4.')).toBeVisible();
    });
    await step('adjusted lines are listed too', async () => {
      await expect(canvas.getByText(/dòng 4, 5, 9/)).toBeVisible();
      await expect(canvas.getByText(/các từ được nối liền.*dòng 10/)).toBeVisible();
      await expect(canvas.getByText(/hệ thống tự đặt.*dòng 1, 2/)).toBeVisible();
    });
  },
};
export const LeftAsItIs: Story = {
  args: {
    form: form({
      file: file({
        unread: [
          { line: 2, text: '$ORIGIN bad..name.', reason: 'emptyLabel' },
          { line: 3, text: 'www A 198.51.100.1', reason: 'unknownOrigin' },
          { line: 4, text: '    A 198.51.100.2', reason: 'unknownOwner' },
          { line: 5, text: 'www TXT \\# 6 0568656c6c6f', reason: 'rawBytes' },
        ],
        refused: [{ line: 9, text: '@ CNAME shop.example.net', code: 'cnameAtRoot' }],
        findings: [findingFixture('targetGone', { name: 'blog', detail: 'cu.bienxanh.vn' })],
      }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a line of unknown origin or owner gives that reason', async () => {
      await expect(canvas.getByText(/dòng \$ORIGIN phía trên không đọc được/)).toBeVisible();
      await expect(canvas.getByText(/tên ở dòng trên không đọc được/)).toBeVisible();
    });
    await step('a conflicting line is left out, and the other changes can be staged', async () => {
      await expect(canvas.getByText('@ CNAME shop.example.net')).toBeVisible();
      await expect(canvas.getByText('Tên miền gốc không thể là CNAME')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Thêm 2 thay đổi vào danh sách' })).toBeEnabled();
    });
    await step('the findings of the changes are shown', async () => {
      await expect(canvas.getByText(/trỏ đến cu\.bienxanh\.vn/)).toBeVisible();
    });
  },
};
export const NothingToChange: Story = {
  args: { form: form({ file: file({ changes: noChanges }) }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('without changes the button stages nothing and gives the reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào danh sách thay đổi' }));
      await expect(onStage).not.toHaveBeenCalled();
      await expect(canvas.getByText('Không có gì để thay đổi.')).toBeVisible();
    });
  },
};
export const TooLarge: Story = { args: { form: form({ file: null, problem: 'tooLarge' }) } };
export const Loading: Story = { args: { domain: null, form: { status: 'loading' } } };
export const Failed: Story = { args: { domain: null, form: { status: 'failed', onRetry: fn() } } };
