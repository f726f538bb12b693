import { type IdleLockContext, idleLockMachine } from '@may/machines';
import { IdleWarning } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignedInPage } from '../../layouts/SignedInPage.fixtures.tsx';
import { connectIdleLock } from '../../privacy/connectIdleLock.ts';

const limitMs = 300_000;

const at = (value: 'watching' | 'warning' | 'held', now = 0): Story => ({
  render: () => {
    const context: IdleLockContext = { limitMs, seenAt: 0, heldSince: 0, now };
    const warning = connectIdleLock(idleLockMachine.resolveState({ value, context }), fn());
    return (
      <>
        <SignedInPage />
        {warning ? <IdleWarning {...warning} /> : null}
      </>
    );
  },
});

/** Every state of the idle lock, through `connectIdleLock`. */
const meta = { title: 'Idle lock', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Watching: Story = at('watching');
export const Warning: Story = at('warning', limitMs - 12_000);
export const Held: Story = at('held', limitMs);
