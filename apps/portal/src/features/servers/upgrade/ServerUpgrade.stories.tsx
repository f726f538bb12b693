import { serverFixture } from '@may/domain/fixtures';
import type { ServerUpgradeContext } from '@may/machines/servers/serverUpgrade.types.ts';
import { serverUpgradeMachine } from '@may/machines/servers/serverUpgradeMachine.ts';
import { DiskUpgradeScreen } from '@may/screens/servers/ServerUpgrade/DiskUpgradeScreen.tsx';
import { PlanUpgradeScreen } from '@may/screens/servers/ServerUpgrade/PlanUpgradeScreen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { href } from '../../../router/href.ts';
import { flowStory } from '../../../stories/flowStory.tsx';
import { connectDiskUpgrade } from './connectDiskUpgrade.ts';
import { diskUpgradeRow } from './diskUpgrade.row.ts';
import { planUpgradeRow } from './planUpgrade.row.ts';
import { blocking, circumstances, upgradeContext, upgradeReview } from './upgrade.fixtures.ts';

type State = StateValueFrom<typeof serverUpgradeMachine>;

const hrefs = { topUp: href('payment'), invoices: href('invoices'), order: href('orderProgress', { id: 'srv_1' }) };
const snapshotAt = (value: State, context: Partial<ServerUpgradeContext> = {}) =>
  serverUpgradeMachine.resolveState({ value, context: upgradeContext(context) });
const at = (value: State, context: Partial<ServerUpgradeContext> = {}): Story => ({
  args: connectDiskUpgrade('disk', snapshotAt(value, context), fn(), circumstances),
});
/** Every state of an upgrade, through its connect functions and the real screens. */
const meta = {
  title: 'Upgrade a server',
  component: DiskUpgradeScreen,
  args: {
    ...connectDiskUpgrade(
      'disk',
      snapshotAt({ choosing: 'untried' }, { upgrade: null, review: null }),
      fn(),
      circumstances,
    ),
    hrefs,
  },
} satisfies Meta<typeof DiskUpgradeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States = await flowStory(diskUpgradeRow, (content) => (
  <DiskUpgradeScreen part="disk" sizeMb={20_480} content={content} hrefs={hrefs} />
));
export const PlanStates = await flowStory(planUpgradeRow, (view) => <PlanUpgradeScreen {...view} hrefs={hrefs} />);
export const ChoosingRefused: Story = {
  ...at({ choosing: 'refused' }, { error: { kind: 'refused', serverMessage: null } }),
  play: async () => {
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByText(/Không nâng cấp được ổ đĩa/)).toBeVisible();
  },
};
export const ReviewingChanged: Story = {
  ...at('reviewing', {
    review: upgradeReview({ server: serverFixture({ diskMb: 30_720 }) }),
    wasReview: upgradeReview(),
  }),
  play: async () => {
    await expect(await page.findByText('Giá hoặc dung lượng vừa thay đổi')).toBeVisible();
  },
};
export const ReviewingBlocked: Story = {
  ...at('reviewing', { review: upgradeReview({ blocking }) }),
  play: async () => {
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByText(/Ổ MariaDB 20\sGB” gửi lúc/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Tăng lên/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Kiểm tra lại' })).toBeVisible();
  },
};
