import { dnsDomainFixture } from '@may/domain/fixtures';
import { type DnsActivationContext, dnsActivationMachine } from '@may/machines';
import { type Activation, ActivationDialog } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { connectActivation } from './connectActivation.ts';

const start: DnsActivationContext = {
  domain: dnsDomainFixture({ active: false }),
  observed: null,
  refusals: 0,
  secondsLeft: 0,
  readings: 0,
  error: null,
};

const at = (
  value: StateValueFrom<typeof dnsActivationMachine>,
  context: Partial<DnsActivationContext> = {},
): { args: { activation: Activation | null } } => ({
  args: {
    activation: connectActivation(
      dnsActivationMachine.resolveState({ value, context: { ...start, ...context } }),
      fn(),
      fn(),
    ),
  },
});

const observed = ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'];

/** Every state of a domain's activation, through `connectActivation` and the real dialog. */
const meta = {
  title: 'Domains/Activation states',
  component: ActivationDialog,
  args: { activation: null },
} satisfies Meta<typeof ActivationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inactive: Story = at('inactive');
export const ShowingInstructions: Story = at('showingInstructions');
export const Checking: Story = at('checking');
export const NotPointingCoolingDown: Story = at({ notPointing: 'coolingDown' }, { observed, secondsLeft: 12 });
export const FailedCoolingDown: Story = at(
  { failed: 'coolingDown' },
  { secondsLeft: 20, error: { serverMessage: 'Hệ thống đang bảo trì.', isWait: false } },
);
export const ActivatingReading: Story = at({ activating: 'reading' });
export const ActivatingWaiting: Story = at({ activating: 'waiting' });
