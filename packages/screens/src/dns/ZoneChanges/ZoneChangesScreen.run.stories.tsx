import { stepsOf } from '@may/domain/dns/stepOrder.ts';
import type { StepProgress, StepStatus } from '@may/domain/dns/stepProgress.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { changesFixture } from '../Zone/zone.fixtures.ts';
import { keptWords } from './ZoneChanges.css.ts';
import before from './ZoneChangesScreen.stories.tsx';
import { ZoneChangesScreen } from './ZoneChangesScreen.tsx';
import type { ChangesHalt, ChangesProgress, ChangesResult } from './zoneChanges.ts';

type Progress = StepStatus | Pick<StepProgress, 'status' | 'error'>;

const rows = (...progress: Progress[]): StepProgress[] =>
  stepsOf(changesFixture).map((step, index) => {
    const now = progress[index] ?? 'waiting';
    return typeof now === 'string' ? { step, id: null, status: now, error: null } : { step, id: null, ...now };
  });
const refused = (serverMessage: string | null, status: StepStatus = 'refused'): Progress => ({
  status,
  error: { kind: 'refused', serverMessage },
});
const onLeave = fn();
const actionsOf = <Name extends string>(...names: Name[]) => names.map((name) => ({ name, onPress: fn() }));
const halted = (reason: ChangesHalt['reason'], overrides: Partial<ChangesHalt>): ChangesHalt => ({
  shows: 'halt',
  direction: 'forward',
  reason,
  isFound: false,
  conflicts: [],
  steps: rows('applied', 'waiting', 'waiting'),
  actions: actionsOf('continue', 'undo', 'leave'),
  ...overrides,
});
const running = (overrides: Partial<ChangesProgress> = {}): ChangesProgress => ({
  shows: 'progress',
  direction: 'forward',
  phase: 'sending',
  steps: rows('applied', 'sending', 'waiting'),
  actions: actionsOf('stop'),
  ...overrides,
});
const done = (overrides: Partial<ChangesResult> = {}): ChangesResult => ({
  shows: 'result',
  isKept: true,
  staged: 0,
  direction: 'forward',
  steps: rows('applied', 'applied', 'applied'),
  conflicts: [],
  actions: actionsOf('leave', 'undo'),
  ...overrides,
});

const meta = {
  ...before,
  title: 'Zone changes/While and after they are applied',
  component: ZoneChangesScreen,
  args: { ...before.args, view: running() },
} satisfies Meta<typeof ZoneChangesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, step }) => {
    await step('the progress is shown as a bar and announced as text', async () => {
      await expect(canvas.getByRole('progressbar')).toHaveValue(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('Đã áp dụng 1/3');
    });
  },
};
export const LongRun: Story = {
  args: {
    view: running({
      steps: Array.from({ length: 10_000 }, (_, index) => ({
        step: { key: `${index}`, kind: 'add', record: zoneRecordFixture({ name: `khach-${index + 1}` }) },
        id: null,
        status: index < 4_000 ? 'applied' : index === 4_000 ? 'sending' : 'waiting',
        error: null,
      })),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('the current step of a long run is visible', async () => {
      await expect(canvas.getByText('khach-4001.bienxanh.vn')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('4000/10000');
    });
  },
};

export const Refused: Story = {
  args: {
    view: halted('refused', {
      steps: rows('applied', refused('Bản ghi đã tồn tại'), 'waiting'),
      actions: [...actionsOf('continue', 'undo'), { name: 'leave', onPress: onLeave }],
    }),
  },
  beforeEach: () => onLeave.mockClear(),
  play: async ({ canvas, userEvent, step }) => {
    await step('applied and unapplied steps are listed apart, with the provider’s message', async () => {
      await expect(canvas.getByRole('heading', { name: 'Đã thực hiện: 1' })).toBeVisible();
      const left = canvas.getByRole('region', { name: 'Chưa thực hiện: 2' });
      await expect(within(left).getByText(/“Bản ghi đã tồn tại”/)).toBeVisible();
    });
    await step('the customer can stop here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dừng ở đây' }));
      await expect(onLeave).toHaveBeenCalledOnce();
    });
  },
};
export const AnswerLost: Story = {
  args: {
    view: halted('unknown', {
      steps: rows('applied', { status: 'unknown', error: { kind: 'unknown', serverMessage: null } }),
      actions: actionsOf('check'),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a lost answer is listed as unknown and offers a check', async () => {
      await expect(canvas.getByRole('heading', { name: 'Chưa rõ: 1' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Kiểm tra lại' })).toBeVisible();
    });
  },
};
export const NotOffered: Story = {
  args: {
    view: halted('notOffered', {
      actions: actionsOf('leave', 'continue'),
      steps: rows({ status: 'refused', error: { kind: 'notOffered', serverMessage: 'Method Not Allowed' } }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a missing call is explained as missing, not as a refusal', async () => {
      await expect(canvas.getByText('Thao tác này chưa được hỗ trợ')).toBeVisible();
    });
    await step('the screen keeps the order of the actions', async () => {
      await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName('Dừng ở đây');
    });
  },
};
export const NotInForce: Story = {
  args: { view: halted('notApplied', { steps: rows('applied', 'notApplied', 'waiting') }) },
  play: async ({ canvas, step }) => {
    await step('a change that the list lacks is not called unknown, and continue is the first action', async () => {
      await expect(canvas.getByText('Một thay đổi chưa có hiệu lực')).toBeVisible();
      await expect(canvas.queryByText(/chưa rõ thay đổi này đã được áp dụng/)).toBeNull();
      await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName('Tiếp tục áp dụng');
    });
  },
};
export const SignedOut: Story = {
  args: {
    view: halted('signedOut', {
      isFound: true,
      steps: rows('applied', { status: 'refused', error: { kind: 'signedOut', serverMessage: null } }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('an ended session is not shown as a refusal of the provider', async () => {
      await expect(canvas.getByText('Phiên đăng nhập kết thúc giữa chừng')).toBeVisible();
      await expect(canvas.queryByText(/Thay đổi này bị từ chối/)).toBeNull();
    });
  },
};
export const Unconfirmed: Story = {
  args: {
    view: halted('unconfirmed', {
      steps: rows({ status: 'unclear', error: { kind: 'unconfirmed', serverMessage: null } }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a value that the provider does not tell is listed as unknown', async () => {
      await expect(canvas.getByRole('heading', { name: 'Chưa rõ: 1' })).toBeVisible();
      await expect(canvas.getByText(/không kiểm tra được thay đổi đã có hiệu lực/)).toBeVisible();
    });
  },
};
export const Applied: Story = {
  args: { view: done({ steps: rows(...Array<Progress>(3).fill(refused(null, 'applied'))) }) },
  play: async ({ canvas, step }) => {
    await step('a refusal is told beside what is in force, and not beside a record that is gone', async () => {
      await expect(canvas.getAllByText('Thay đổi này bị từ chối.')).toHaveLength(2);
    });
    await step('the result counts the changes, and offers an undo', async () => {
      await expect(canvas.getByText('Đã áp dụng 3 thay đổi')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
    });
  },
};
export const KeptOtherwise: Story = {
  args: {
    view: done({
      steps: rows('applied').map((entry) => ({
        ...entry,
        kept: { ...entry.step.record, id: 'real', ttl: 420, proxied: false },
      })),
      isKept: false,
    }),
  },
  play: async ({ canvas, step }) => {
    await step('what the provider keeps otherwise is said with caution, and the undo offered', async () => {
      const [kept] = canvas.getAllByText(/^Đã có hiệu lực, nhưng giá trị được lưu là: TTL 7 phút/);
      await expect(kept).toBeVisible();
      await expect(kept?.parentElement).toHaveClass(keptWords.split(' ').at(-1) ?? '');
      await expect(canvas.queryByText(/48 giờ|chưa rõ thay đổi này đã được áp dụng/)).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
    });
  },
};
export const AppliedAndNotConfirmed: Story = {
  args: {
    view: done({
      steps: rows('applied', { status: 'unconfirmed', error: { kind: 'unconfirmed', serverMessage: null } }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('only confirmed changes are counted as applied', async () => {
      await expect(canvas.getByText('Đã áp dụng 1 thay đổi')).toBeVisible();
      await expect(canvas.getByText(/Chưa xác nhận được 1 thay đổi/)).toBeVisible();
    });
  },
};
export const NothingTakenBack: Story = {
  args: {
    view: done({
      direction: 'back',
      steps: [],
      conflicts: [
        { step: { key: 'kho', kind: 'delete', record: zoneRecordFixture({ id: 'kho', name: 'kho' }) }, now: null },
      ],
      actions: actionsOf('leave'),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('an undo that left a record alone names it, and no other person as the cause', async () => {
      await expect(canvas.getByText('Chưa hoàn tác thay đổi nào')).toBeVisible();
      const left = canvas.getByRole('list', { name: '1 bản ghi không thể hoàn tác trọn vẹn' });
      await expect(within(left).getByText('kho.bienxanh.vn')).toBeVisible();
    });
  },
};
