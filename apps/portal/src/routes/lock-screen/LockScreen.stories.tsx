import { lockScreenMachine } from '@may/machines';
import { LockScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { SignedInPage } from '../../layouts/SignedInPage.fixtures.tsx';
import { connectLockScreen } from '../../session/connectLockScreen.ts';

const locked: ContextFrom<typeof lockScreenMachine> = {
  identity: { userId: 'usr_demo', email: 'demo@may.cloud', locked: true },
  reason: 'locked',
  error: null,
  waitMs: null,
};

const propsIn = (value: StateValueFrom<typeof lockScreenMachine>, context: Partial<typeof locked> = {}) =>
  connectLockScreen(lockScreenMachine.resolveState({ value, context: { ...locked, ...context } }), fn());

/** Every state of the lock screen machine, through `connectLockScreen` and the real screen. */
const meta = {
  title: 'Lock screen',
  component: LockScreen,
  args: propsIn({ locked: 'editing' }),
} satisfies Meta<typeof LockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LockedEditing: Story = {};
export const LockedVerifying: Story = { args: propsIn({ locked: 'verifying' }) };
export const LockedCoolingDown: Story = {
  args: propsIn({ locked: 'coolingDown' }, { error: { kind: 'wait', serverMessage: null }, waitMs: 3_600_000 }),
};
export const Unlocked: Story = { render: () => <SignedInPage /> };
