import type { RecordForm } from '@may/domain/dns/recordForm.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
const onStage = fn();
export const Filled: Story = {
  args: { content: ready(typed, { onSubmit, onStage }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the full name is shown, Enter confirms the record, and a second button stages it', async () => {
      await expect(canvas.getByText('Tên đầy đủ: www.bienxanh.vn')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'IPV4' }), '{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào danh sách thay đổi' }));
      await expect(onStage).toHaveBeenCalledOnce();
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
  },
};

export const Refused: Story = {
  args: { content: ready({ contents: ['198.51.100.300'], ttl: '5' }, { refused: 1 }) },
  play: async ({ canvas, step }) => {
    await step('a refused form shows each problem at its field and focuses the first', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Tên' })).toHaveFocus();
      await expect(canvas.getByText('Nhập địa chỉ IPv4, ví dụ 203.0.113.10.')).toBeVisible();
      await expect(canvas.getByText('Tối thiểu là 60.')).toBeVisible();
    });
  },
};

export const HostWithoutDomain: Story = {
  args: { content: ready({ name: '@', type: 'MX', contents: ['mail'] }, { refused: 1 }) },
  play: async ({ canvas, step }) => {
    await step('a mail server of one word is refused, with the full name that is probably meant', async () => {
      await expect(canvas.getByText(/mail\.bienxanh\.vn/)).toBeVisible();
    });
  },
};

const shows =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: new RegExp(`^${name}`) })[0]).toBeVisible();
  };
export const Mail: Story = {
  args: { content: ready({ name: '@', type: 'MX', contents: ['mail.bienxanh.vn'] }) },
  play: shows('Máy chủ mail'),
};
export const Text: Story = {
  args: {
    content: ready({ name: 'k1._domainkey', type: 'TXT', contents: [`v=DKIM1; p=${'MIIBIjANBgkqh'.repeat(40)}`] }),
  },
  play: shows('Nội dung'),
};
export const Ipv6: Story = {
  args: { content: ready({ name: 'www', type: 'AAAA', contents: ['2001:db8::10'] }) },
  play: shows('IPV6'),
};
export const Alias: Story = {
  args: { content: ready({ name: 'shop', type: 'CNAME', contents: ['wp.may.cloud'] }) },
  play: shows('Trỏ đến'),
};
export const Delegation: Story = {
  args: { content: ready({ name: 'chi-nhanh', type: 'NS', contents: ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'] }) },
  play: shows('Nameserver'),
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
export const Pasted: Story = {
  args: { content: ready({ name: '@', type: 'MX', contents: ['mail.x.vn.'] }, { onPaste }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a pasted text is offered to be split into the fields', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Máy chủ mail' }));
      await userEvent.paste('10 mail.x.vn.');
      await expect(onPaste).toHaveBeenCalledWith('10 mail.x.vn.', 0);
    });
  },
};

export const Edit: Story = {
  args: { mode: 'edit', content: ready(typed, { mode: 'edit', isAtOnce: false }) },
  play: shows('IPV4'),
};
export const NotTold: Story = {
  args: { mode: 'edit', content: ready(typed, { mode: 'edit', unknownFields: ['ttl', 'proxied'] }) },
};
export const Loading: Story = { args: { content: { status: 'loading' } } };
export const Failed: Story = { args: { content: { status: 'failed', onRetry: fn() } } };
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
