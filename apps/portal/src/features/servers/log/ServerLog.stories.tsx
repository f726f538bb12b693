import type { ServerLogContext } from '@may/machines/servers/serverLog.types.ts';
import { serverLogMachine } from '@may/machines/servers/serverLogMachine.ts';
import { ServerLogScreen } from '@may/screens/servers/ServerLog/ServerLogScreen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { flowStory } from '../../../stories/flowStory.tsx';
import { connectServerLog } from './connectServerLog.ts';
import { afterDrop, noLines, someLines } from './serverLog.fixtures.ts';
import { serverLogRow } from './serverLog.row.ts';

const start: ServerLogContext = {
  serverId: 'srv_1',
  spread: 0,
  url: 'wss://portal.may.cloud/logs/srv_1',
  openedAt: Date.parse('2026-11-21T07:00:00.000Z'),
  failures: 0,
  waitMs: 0,
  failure: null,
  refusal: null,
};

const onSend = fn();
/** The connection in a state, through `connectServerLog`. */
const at = (value: StateValueFrom<typeof serverLogMachine>, context: Partial<ServerLogContext> = {}) => ({
  connection: connectServerLog(serverLogMachine.resolveState({ value, context: { ...start, ...context } }), onSend, {
    isOnline: true,
  }),
});

/** Every state of the connection to a server's log, through `connectServerLog` and the real screen. */
const meta = {
  title: 'Server log',
  component: ServerLogScreen,
  args: { ...at({ listening: 'streaming' }), buffer: someLines, serverName: 'wp-bien-xanh' },
} satisfies Meta<typeof ServerLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States = await flowStory(serverLogRow, (connection) => (
  <ServerLogScreen connection={connection} buffer={someLines} serverName="wp-bien-xanh" />
));

export const StreamingWithoutLines: Story = {
  args: { buffer: noLines },
  play: async ({ canvas, step }) => {
    await step('an empty log says since when it is connected', async () => {
      await expect(canvas.getByText(/máy chủ chưa ghi dòng nào/)).toBeVisible();
    });
  },
};
export const Reconnecting: Story = {
  args: {
    ...at('reconnecting', { failures: 3, waitMs: 4_000, failure: { kind: 'dropped', serverMessage: null } }),
    buffer: afterDrop,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the wait is counted outside of the announced state, and a press ends it', async () => {
      await expect(canvas.getByText('Thử lại sau 4 giây')).toBeVisible();
      await expect(canvas.getByText('Mất kết nối').closest('[role=status]')).toHaveTextContent(/^Mất kết nối$/);
      await userEvent.click(canvas.getByRole('button', { name: 'Thử ngay' }));
      await expect(onSend).toHaveBeenCalledWith({ type: 'retry' });
    });
  },
};
export const Failed: Story = {
  args: {
    ...at('failed', { openedAt: null, failures: 10, failure: { kind: 'unreachable', serverMessage: null } }),
    buffer: noLines,
  },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the specified words, the reason and a retry', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Fail ! Can not connect');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(onSend).toHaveBeenCalledWith({ type: 'retry' });
    });
  },
};
