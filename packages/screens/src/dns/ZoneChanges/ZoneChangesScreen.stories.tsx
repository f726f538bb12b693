import { zoneRecordFixture } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { changesFixture, findingFixture, zoneDomainFixture, zoneHrefsFixture } from '../Zone/zone.fixtures.ts';
import { ZoneChangesScreen } from './ZoneChangesScreen.tsx';
import type { ChangesReview } from './zoneChanges.ts';

const onConfirm = fn();
const onConsent = fn();
const onTakeBack = fn();
const reviewing = (overrides: Partial<ChangesReview> = {}): ChangesReview => ({
  shows: 'review',
  changes: changesFixture,
  findings: [],
  conflicts: [],
  isUndo: false,
  isUnread: false,
  confirm: { consent: null, onPress: onConfirm },
  onTakeBack,
  onDiscard: fn(),
  ...overrides,
});

const grave = (isGiven: boolean) =>
  reviewing({
    findings: [findingFixture('mailWouldStop'), findingFixture('rootNameserversTouched')],
    confirm: {
      consent: { graves: ['mailWouldStop', 'rootNameserversTouched'], isGiven, onChange: onConsent },
      onPress: isGiven ? onConfirm : null,
    },
  });
const www = zoneRecordFixture({ id: 'www' });
const editing = { step: { key: 'www', kind: 'edit', record: { ...www, ttl: 300 }, before: www }, now: null } as const;

const meta = {
  title: 'Zone changes/Before they are applied',
  component: ZoneChangesScreen,
  args: { domain: zoneDomainFixture(), hrefs: zoneHrefsFixture, view: reviewing() },
  beforeEach: () => {
    onConfirm.mockClear();
    onConsent.mockClear();
    onTakeBack.mockClear();
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ZoneChangesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('added, edited and deleted records are counted and listed', async () => {
      const counts = canvas.getAllByText('Thêm 1 · Sửa 1 · Xóa 1');
      await expect(counts).toHaveLength(2);
      for (const count of counts) await expect(count).toBeVisible();
      await expect(canvas.getByText('shop.bienxanh.vn')).toBeVisible();
    });
    await step('no undo is promised before the run is kept', async () => {
      await expect(canvas.queryByText(/48 giờ/)).toBeNull();
    });
    await step('one change can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi A của shop.bienxanh.vn' }));
      await expect(onTakeBack).toHaveBeenCalledWith('new shop');
    });
    await step('one press applies all changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Áp dụng 3 thay đổi' }));
      await expect(onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const Blocked: Story = {
  args: {
    view: reviewing({
      confirm: { consent: null, onPress: null },
      findings: [findingFixture('cnameNotAlone', { name: 'shop' })],
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button focuses the blocking finding and applies nothing', async () => {
      await expect(canvas.getByText('Cần sửa 1 chỗ trước khi áp dụng.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xem chỗ cần sửa' }));
      await expect(onConfirm).not.toHaveBeenCalled();
      await expect(document.activeElement).toHaveTextContent('CNAME phải đứng một mình');
    });
  },
};
export const MailWouldStop: Story = {
  args: { view: grave(false) },
  play: async ({ canvas, userEvent, step }) => {
    const consent = canvas.getByRole('checkbox', { name: 'Tôi hiểu và vẫn muốn áp dụng' });
    await step('the button sends nothing without consent, and moves the focus to the box', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Áp dụng 3 thay đổi' }));
      await expect(onConfirm).not.toHaveBeenCalled();
      await expect(consent).toHaveFocus();
      await expect(canvas.getByText(/Đánh dấu vào đây/)).toBeVisible();
    });
    await step('a press on the box gives consent', async () => {
      await userEvent.click(consent);
      await expect(onConsent).toHaveBeenCalledWith(true);
    });
  },
};
const untold = { ...www, ttl: null, proxied: null };
export const SettingsNotTold: Story = {
  args: {
    view: reviewing({
      changes: { ...changesFixture, edited: [{ before: untold, after: { ...untold, values: ['203.0.113.9'] } }] },
      findings: [findingFixture('settingGuessed')],
      confirm: {
        consent: { graves: ['settingGuessed'], isGiven: false, onChange: onConsent },
        onPress: null,
      },
    }),
  },
  play: async ({ canvas, step }) => {
    await step('an edit names what is not told beside what will be sent, and asks for consent', async () => {
      await expect(canvas.getByText('TTL chưa rõ')).toBeVisible();
      await expect(canvas.getByText('Proxy chưa rõ')).toBeVisible();
      await expect(canvas.getAllByText('TTL 1 giờ')[0]).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: 'Tôi hiểu và vẫn muốn áp dụng' })).toBeVisible();
    });
  },
};
export const WarningsNeedNoPress: Story = {
  args: { view: reviewing({ findings: [findingFixture('mxIsAlias', { detail: 'mail.bienxanh.vn' })] }) },
};
export const Undo: Story = {
  args: { view: reviewing({ isUndo: true, conflicts: [editing] }) },
  play: async ({ canvas, step }) => {
    await step('an undo has its own title, and shows a record that it cannot restore because it is gone', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Hoàn tác thay đổi' })).toBeVisible();
      await expect(canvas.getByText('1 bản ghi không thể hoàn tác trọn vẹn')).toBeVisible();
      await expect(canvas.getByText('Đã bị xóa.')).toBeVisible();
    });
    await step('it promises no record as before that it cannot restore in full', async () => {
      await expect(canvas.queryByText(/trở lại như trước/)).toBeNull();
    });
  },
};
export const ChangedElsewhere: Story = {
  args: {
    view: reviewing({
      changes: { ...changesFixture, edited: [] },
      conflicts: [{ ...editing, now: { ...www, values: ['203.0.113.9'], ttl: 60 } }],
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a conflict shows both records whole: as the customer wants it, and as it is now', async () => {
      await expect(canvas.getByText('1 bản ghi vừa thay đổi ở nơi khác')).toBeVisible();
      const conflict = within(canvas.getByRole('list', { name: '1 bản ghi vừa thay đổi ở nơi khác' }));
      await expect(conflict.getByText(www.values[0] ?? '')).toBeVisible();
      await expect(conflict.getByText(/5 phút/)).toBeVisible();
      await expect(conflict.getByText('203.0.113.9')).toBeVisible();
      await expect(conflict.getByText(/1 phút/)).toBeVisible();
    });
  },
};
export const NotReadBefore: Story = {
  args: { view: reviewing({ isUnread: true }) },
  play: async ({ canvas, step }) => {
    await step('records that could not be read are announced', async () => {
      await expect(canvas.getByText('Chưa tải được danh sách bản ghi')).toBeVisible();
    });
  },
};
export const InOwnLetters: Story = {
  args: { domain: zoneDomainFixture({ name: 'xn--c-ph-sao-mai-kbb3k.vn', shown: 'cà-phê-sao-mai.vn' }) },
  play: async ({ canvas, step }) => {
    await step('names are shown in Unicode, not in ASCII', async () => {
      await expect(canvas.getByText('shop.cà-phê-sao-mai.vn')).toBeVisible();
      await expect(canvas.queryByText(/xn--/)).toBeNull();
    });
  },
};
export const Loading: Story = { args: { domain: null, view: { shows: 'loading' } } };
export const Failed: Story = { args: { view: { shows: 'failure', onRetry: fn() } } };
export const OtherTab: Story = { args: { view: { shows: 'otherTab' } } };
