import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CustomDomainsScreen } from './CustomDomainsScreen.tsx';
import { customDomainsFixture, waitingFixture, zoneHelpFixture, zonePlanFixture } from './customDomains.fixtures.ts';

const meta = {
  title: 'Server/Domains in a zone',
  component: CustomDomainsScreen,
  args: customDomainsFixture,
} satisfies Meta<typeof CustomDomainsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
