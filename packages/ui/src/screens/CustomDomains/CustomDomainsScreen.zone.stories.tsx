import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CustomDomainsScreen } from './CustomDomainsScreen.tsx';
import {
  customDomainsFixture,
  namedFixture,
  waitingFixture,
  zoneHelpFixture,
  zonePlanFixture,
} from './customDomains.fixtures.ts';

const meta = {
  title: 'Server/Domains refused',
  component: CustomDomainsScreen,
  args: customDomainsFixture,
} satisfies Meta<typeof CustomDomainsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAnotherServer: Story = {
  args: {
    unverified: [
      waitingFixture({
        serverMessage: 'Tên miền www.shop.vn đang được dùng cho một máy chủ khác.',
        obstacles: [{ ...namedFixture('www.shop.vn'), holder: { name: 'wp-nui-vang', href: '#wp-nui-vang' } }],
        records: [],
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('the page leads to the server that has the name, and shows no record', async () => {
      await expect(canvas.getByRole('link', { name: 'Tên miền của wp-nui-vang' })).toBeVisible();
      await expect(canvas.queryByText('Bản ghi cần có')).toBeNull();
    });
  },
};
export const RefusedWithOtherWords: Story = {
  args: {
    unverified: [waitingFixture({ serverMessage: 'Một máy chủ có tối đa 20 tên miền.', zones: [zoneHelpFixture()] })],
  },
  play: async ({ canvas, step }) => {
    await step('the record is folded away, because another reason was given', async () => {
      await expect(canvas.getByText('Tạo bản ghi giúp tôi')).not.toBeVisible();
      await expect(canvas.getByText('Nếu tên chưa trỏ về máy chủ này')).toBeVisible();
    });
  },
};
export const MailGoesToTheName: Story = {
  args: {
    unverified: [
      waitingFixture({
        zones: [
          zoneHelpFixture({
            plan: { status: 'ready', value: zonePlanFixture({ mailAt: ['www.shop.vn'], delegated: ['a.shop.vn'] }) },
          }),
        ],
      }),
    ],
  },
};
export const ReplacementNotOffered: Story = {
  args: {
    unverified: [
      waitingFixture({
        zones: [
          zoneHelpFixture({ plan: { status: 'ready', value: zonePlanFixture({ state: 'barred', onCreate: null }) } }),
        ],
      }),
    ],
  },
};
export const ZonesUnread: Story = { args: { unverified: [waitingFixture({ onRetryZones: fn() })] } };
export const WaitsInAnInactiveZone: Story = {
  args: {
    unverified: [
      waitingFixture({
        zones: [
          zoneHelpFixture({
            active: false,
            plan: {
              status: 'ready',
              value: zonePlanFixture({ state: 'staged', unreadable: 2, replaced: [], onCreate: null }),
            },
          }),
        ],
      }),
    ],
  },
};
