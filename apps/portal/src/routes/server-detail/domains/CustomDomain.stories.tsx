import { serverFixture } from '@may/domain/fixtures';
import { type CustomDomainContext, customDomainMachine } from '@may/machines';
import { CustomDomainsScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { type CustomDomainCircumstances, connectCustomDomain } from './connectCustomDomain.ts';
import { circumstancesFixture, primary } from './customDomain.fixtures.ts';

const start: CustomDomainContext = {
  serverId: 'srv_1',
  unverified: [],
  typed: '',
  isTried: false,
  name: '',
  attemptKey: null,
  server: null,
  error: null,
  earlier: [],
  isAccepted: false,
};
const refused = [{ name: 'www.shop.vn', reason: 'refused', serverMessage: null }] as const;
const adding = { typed: 'shop.vn', name: 'shop.vn' };
const removing = { name: 'blog.vn' };

const at = (
  value: StateValueFrom<typeof customDomainMachine>,
  context: Partial<CustomDomainContext> = {},
  circumstances: Partial<CustomDomainCircumstances> = {},
): Story => ({
  args: connectCustomDomain(
    customDomainMachine.resolveState({ value, context: { ...start, ...context } }),
    fn(),
    circumstancesFixture(circumstances),
  ),
});

/** Every state of a server's domains, through `connectCustomDomain` and the real screen. */
const meta = {
  title: 'Server domains',
  component: CustomDomainsScreen,
  args: { domains: [], blocked: null, form: null, unverified: [], unknown: null, removing: null, onAdd: null },
} satisfies Meta<typeof CustomDomainsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = at('listed');
export const Editing: Story = at('editing', { typed: 'shop.vn' });
export const Unverified: Story = at('unverified', { unverified: refused });
export const UnverifiedRoot: Story = at(
  'unverified',
  { unverified: [{ ...refused[0], name: 'shop.vn' }] },
  { server: serverFixture({ domain: primary, domains: [primary], ipv4: null }) },
);
export const SavingReading: Story = at({ saving: 'reading' }, adding);
export const SavingSending: Story = at({ saving: 'sending' }, adding);
export const SavingLooking: Story = at(
  { saving: 'looking' },
  { name: 'www.shop.vn', unverified: [{ ...refused[0], reason: 'unknown' }] },
);
export const Unknown: Story = at('unknown', { name: 'shop.vn', unverified: [{ ...refused[0], name: 'shop.vn' }] });
export const Verified: Story = at(
  'verified',
  { name: 'www.shop.vn' },
  { server: serverFixture({ domain: primary, domains: [primary, 'www.shop.vn'] }) },
);
export const RemovingAsking: Story = at({ removing: 'asking' }, removing);
export const RemovingReading: Story = at({ removing: 'reading' }, removing);
export const RemovingSending: Story = at({ removing: 'sending' }, removing);
export const RemovingLooking: Story = at({ removing: 'looking' }, removing);
export const RemovingUnknown: Story = at({ removing: 'unknown' }, removing);
export const Removed: Story = at('removed', removing, {
  server: serverFixture({ domain: primary, domains: [primary] }),
});
