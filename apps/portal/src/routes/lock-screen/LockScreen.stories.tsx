import { lockScreenMachine } from '@may/machines';
import { AppShell, LockScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { lockScreenProps } from '../../session/lockScreenProps.ts';

const locked: ContextFrom<typeof lockScreenMachine> = {
  identity: { userId: 'usr_demo', email: 'demo@may.cloud', locked: true },
  reason: 'locked',
  error: null,
  refusals: 0,
};

const propsIn = (value: StateValueFrom<typeof lockScreenMachine>, context: Partial<typeof locked> = {}) =>
  lockScreenProps(lockScreenMachine.resolveState({ value, context: { ...locked, ...context } }));

/** Every state of the lock screen machine, through the presenter and the screen the customer gets. */
const meta = {
  component: LockScreen,
  args: { ...propsIn({ locked: 'editing' }), onSubmit: fn(), onSignOut: fn() },
} satisfies Meta<typeof LockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LockedEditing: Story = {};
export const LockedEditingRefused: Story = {
  args: propsIn({ locked: 'editing' }, { error: { kind: 'refused', serverMessage: null }, refusals: 1 }),
};
export const LockedEditingUnreachable: Story = {
  args: propsIn({ locked: 'editing' }, { error: { kind: 'unreachable', serverMessage: null } }),
};
export const LockedEditingExpired: Story = { args: propsIn({ locked: 'editing' }, { reason: 'expired' }) };
export const LockedVerifying: Story = { args: propsIn({ locked: 'verifying' }) };
export const LockedCoolingDown: Story = {
  args: { ...propsIn({ locked: 'coolingDown' }, { refusals: 5 }), coolingDownUntil: Date.now() + 3_600_000 },
};
export const Unlocked: Story = { render: () => <AppShell navigation={[]} loading /> };
