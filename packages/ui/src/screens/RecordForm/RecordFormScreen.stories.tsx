import { findingsOf, noChanges, type RecordForm } from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { RecordFormScreen } from './RecordFormScreen.tsx';
import { blankForm, formHrefs, recordFormFixture } from './recordForm.fixtures.ts';
import type { RecordFormContent } from './recordForm.ts';

const ready = (form: Partial<RecordForm> = {}, rest: Partial<RecordFormContent> = {}) =>
  ({ status: 'ready', value: recordFormFixture({ form: { ...blankForm, ...form }, ...rest }) }) as const;

const meta = {
  title: 'Record form',
  component: RecordFormScreen,
  args: { mode: 'add', content: ready(), hrefs: formHrefs },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof RecordFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('empty fields are previewed as ___ and show no error', async () => {
      await expect(canvas.getAllByText('___')).toHaveLength(2);
      await expect(canvas.getByRole('textbox', { name: 'IPV4' })).not.toHaveAttribute('aria-invalid');
      await expect(canvas.getByRole('button', { name: 'Xác nhận lưu bản ghi' })).toBeVisible();
    });
  },
};

const typed = { name: 'www', contents: ['198.51.100.7'] };
const onSubmit = fn();
export const Filled: Story = {
  args: { content: ready(typed, { onSubmit }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the full name is shown, and Enter confirms the record', async () => {
      await expect(canvas.getByText('Tên đầy đủ: www.bienxanh.vn')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'IPV4' }), '{Enter}');
      await expect(onSubmit).toHaveBeenCalledWith('review');
    });
  },
};

export const Refused: Story = {
  args: { content: ready({ contents: ['198.51.100.300'], ttl: '5' }, { refused: 1 }) },
  play: async ({ canvas, step }) => {
    await step('a refused form shows each problem at its field and focuses the first', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Tên' })).toHaveFocus();
      await expect(canvas.getByText('Đây không phải địa chỉ IPv4, như 203.0.113.10.')).toBeVisible();
      await expect(canvas.getByText('Nhỏ nhất là 60.')).toBeVisible();
    });
  },
};

const onChange = fn();
export const RepeatsDomain: Story = {
  args: { content: ready({ ...typed, name: 'www.bienxanh.vn' }, { onChange }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a name that repeats the domain is shown in full, and one press shortens it', async () => {
      await expect(canvas.getByText(/www\.bienxanh\.vn\.bienxanh\.vn, vì/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Dùng “www”' }));
      await expect(onChange).toHaveBeenCalledWith({ name: 'www' });
    });
  },
};
export const HostWithoutDomain: Story = {
  args: { content: ready({ name: '@', type: 'MX', contents: ['mail'] }, { refused: 1 }) },
  play: async ({ canvas, step }) => {
    await step('a mail server of one word is offered as a full name', async () => {
      await expect(canvas.getByRole('button', { name: 'Dùng “mail.bienxanh.vn”' })).toBeVisible();
    });
  },
};

const labelled = (name: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: new RegExp(`^${name}`) })[0]).toBeVisible();
  },
});
export const Mail: Story = {
  ...labelled('Mail Server'),
  args: { content: ready({ name: '@', type: 'MX', contents: ['mail.bienxanh.vn'] }) },
};
export const Text: Story = {
  args: {
    content: ready({ name: 'k1._domainkey', type: 'TXT', contents: [`v=DKIM1; p=${'MIIBIjANBgkqh'.repeat(40)}`] }),
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toBeVisible();
    await step('a text shows its length in bytes and the count of its strings', async () => {
      await expect(canvas.getByText('531 byte, ghi thành 3 chuỗi')).toBeVisible();
    });
  },
};
export const Ipv6: Story = {
  ...labelled('IPV6'),
  args: { content: ready({ name: 'www', type: 'AAAA', contents: ['2001:db8::10'] }) },
};
export const Alias: Story = {
  ...labelled('Target'),
  args: { content: ready({ name: 'shop', type: 'CNAME', contents: ['wp.may.cloud'] }) },
};
export const Delegation: Story = {
  ...labelled('Name Server'),
  args: { content: ready({ name: 'chi-nhanh', type: 'NS', contents: ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'] }) },
};

export const SeveralValues: Story = {
  args: { content: ready({ name: '@', contents: ['198.51.100.7', '198.51.100.8', '198.51.100.7'] }, { refused: 1 }) },
  play: async ({ canvas, step }) => {
    await step('a repeated value shows the problem at its own field', async () => {
      await expect(canvas.getByRole('textbox', { name: 'IPV4 3' })).toHaveFocus();
      await expect(canvas.getByText('Giá trị này đã có ở trên.')).toBeVisible();
    });
  },
};

const onPaste = fn(() => true);
const onUndoPaste = fn();
export const Pasted: Story = {
  args: {
    content: ready(
      { name: '@', type: 'MX', contents: ['mail.x.vn.'] },
      { filled: ['contents', 'priority'], onPaste, onUndoPaste },
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a paste names the fields that it filled in, and one press undoes it', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Mail Server' }));
      await userEvent.paste('10 mail.x.vn.');
      await expect(onPaste).toHaveBeenCalledWith('10 mail.x.vn.', 0);
      await expect(canvas.getByText('Đã điền từ đoạn dán: nội dung và ưu tiên.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Trả lại như cũ' }));
      await expect(onUndoPaste).toHaveBeenCalledOnce();
    });
  },
};

export const MailBehindProxy: Story = {
  args: { content: ready({ ...typed, name: 'mail' }, { isMailBehindProxy: true }) },
};
const www = zoneRecordFixture();
const alias = zoneRecordFixture({ id: 'new 1', type: 'CNAME', values: ['wp.may.cloud'] });
export const Breaks: Story = {
  args: {
    content: ready(
      { name: 'www', type: 'CNAME', contents: ['wp.may.cloud'] },
      { findings: findingsOf([www], { ...noChanges, added: [alias] }, 'bienxanh.vn').filter(({ isNew }) => isNew) },
    ),
  },
};
export const Edit: Story = { args: { mode: 'edit', content: ready(typed, { mode: 'edit' }) } };
export const NotTold: Story = {
  args: { mode: 'edit', content: ready(typed, { mode: 'edit', unknownFields: ['ttl', 'proxied'] }) },
};
export const NotOffered: Story = {
  args: { mode: 'edit', content: ready(typed, { mode: 'edit', isNotOffered: true }) },
};
export const Loading: Story = { args: { content: { status: 'loading' } } };
export const Failed: Story = { args: { content: { status: 'failed', onRetry: fn() } } };
export const UnknownDomain: Story = { args: { content: { status: 'ready', value: { gap: 'unknownDomain' } } } };
export const UnknownRecord: Story = {
  args: { mode: 'edit', content: { status: 'ready', value: { gap: 'unknownRecord' } } },
};
export const ReadOnly: Story = {
  args: { mode: 'edit', content: { status: 'ready', value: { gap: 'readOnly' } } },
};
export const Overflowing: Story = {
  args: {
    content: ready({
      name: `${'mot-phan-rat-dai-'.repeat(3)}x.${'phan-hai-'.repeat(6)}y`,
      type: 'TXT',
      contents: ['khongcokhoangtrang'.repeat(30), 'ngắn'],
    }),
  },
};
