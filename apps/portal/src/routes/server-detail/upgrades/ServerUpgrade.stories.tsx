import type { ServerUpgrade } from '@may/domain';
import { serverFixture } from '@may/domain/fixtures';
import { type ServerUpgradeContext, serverUpgradeMachine, upgradeAttemptMachine } from '@may/machines';
import { DiskUpgradeScreen, PlanUpgradeScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { href } from '../../../router/href.ts';
import { connectDiskUpgrade } from './connectDiskUpgrade.ts';
import { connectPlanUpgrade } from './connectPlanUpgrade.ts';
import { circumstances, earlier, upgradeAttempt, upgradeContext, upgradeReview } from './upgrade.fixtures.ts';

type State = StateValueFrom<typeof serverUpgradeMachine>;

const hrefs = { topUp: href('payment'), invoices: href('invoices'), order: href('orderProgress', { id: 'srv_1' }) };
const grown = serverFixture({ diskMb: 40_960 });
const bigger: ServerUpgrade = { part: 'plan', planId: '3' };
const snapshotAt = (value: State, context: Partial<ServerUpgradeContext> = {}) =>
  serverUpgradeMachine.resolveState({ value, context: upgradeContext(context) });
const at = (value: State, context: Partial<ServerUpgradeContext> = {}): Story => ({
  args: connectDiskUpgrade('disk', snapshotAt(value, context), undefined, fn(), circumstances),
});
const savingAt = (
  value: StateValueFrom<typeof upgradeAttemptMachine>,
  context: Partial<typeof upgradeAttempt> = {},
): Story => ({
  args: connectDiskUpgrade(
    'disk',
    snapshotAt('saving'),
    upgradeAttemptMachine.resolveState({ value, context: { ...upgradeAttempt, ...context } }),
    fn(),
    circumstances,
  ),
});
const planAt = (value: State, context: Partial<ServerUpgradeContext>): Story => ({
  render: ({ hrefs }) => (
    <PlanUpgradeScreen
      {...connectPlanUpgrade(snapshotAt(value, context), undefined, fn(), circumstances)}
      hrefs={hrefs}
    />
  ),
});

/** Every state of an upgrade and of the attempt under it, through its connect functions and the real screens. */
const meta = {
  title: 'Upgrade a server',
  component: DiskUpgradeScreen,
  args: {
    ...connectDiskUpgrade(
      'disk',
      snapshotAt({ choosing: 'untried' }, { upgrade: null, review: null }),
      undefined,
      fn(),
      circumstances,
    ),
    hrefs,
  },
} satisfies Meta<typeof DiskUpgradeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosingUntried: Story = {};
export const ChoosingRefused: Story = {
  ...at({ choosing: 'refused' }, { error: { kind: 'refused', serverMessage: null } }),
  play: async () => {
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByText(/Không nâng cấp được ổ đĩa !/)).toBeVisible();
  },
};
export const Quoting = at('quoting', { review: null });
export const Reviewing = at('reviewing');
const changed = serverFixture({ diskMb: 30_720 });
export const ReviewingChanged: Story = {
  ...at('reviewing', { review: upgradeReview({ server: changed }), wasReview: upgradeReview() }),
  play: async () => {
    await expect(await page.findByText('Giá hoặc dung lượng vừa thay đổi')).toBeVisible();
  },
};
export const ReviewingBlocked: Story = {
  ...at('reviewing', { review: upgradeReview({ earlier }) }),
  play: async () => {
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByText(/Ổ MariaDB 20\sGB, gửi lúc/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Tăng lên/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Kiểm tra lại' })).toBeVisible();
  },
};
export const ReviewingAccepted: Story = {
  ...at('reviewing', { review: upgradeReview({ earlier: { ...earlier, isAccepted: true, blocks: false } }) }),
  play: async () => {
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /^Tăng lên/ })).toBeVisible();
  },
};
export const Requoting = at('requoting');
export const SavingOpening = savingAt('opening', { key: null });
export const SavingRecognizing = savingAt('recognizing');
export const SavingSending = savingAt('sending');
export const SavingReconciling = savingAt('reconciling');
export const SavingPendingWaiting = savingAt({ pending: 'waiting' });
export const SavingPendingChecking = savingAt({ pending: 'checking' });
export const SavingDoubtful = savingAt('doubtful', { error: { kind: 'unknown', serverMessage: 'Gateway timeout' } });
export const SavingChanged = savingAt('doubtful', { error: { kind: 'otherAmount', serverMessage: null } });
export const SavingWarned = savingAt('warned');
export const SavingElsewhere = savingAt('elsewhere');
export const SavingBesideOther = savingAt('elsewhere', { mayHaveArrived: false });
export const ConfirmingReading = at({ confirming: 'reading' });
export const ConfirmingUnseen = at({ confirming: 'unseen' });
export const Saved = at('saved', { upgraded: grown });
const plan = { part: 'plan', upgrade: bigger } as const;
export const PlanReviewing = planAt('reviewing', { ...plan, review: upgradeReview({}, bigger) });
export const PlanSaved = planAt('saved', { ...plan, upgraded: serverFixture({ planId: '3' }) });
