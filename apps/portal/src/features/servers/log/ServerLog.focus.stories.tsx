import type { ServerLogContext } from '@may/machines/servers/serverLog.types.ts';
import { serverLogMachine } from '@may/machines/servers/serverLogMachine.ts';
import { ServerLogScreen } from '@may/screens/servers/ServerLog/ServerLogScreen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { connectServerLog } from './connectServerLog.ts';
import { someLines } from './serverLog.fixtures.ts';

type PlayedLogProps = { start: StateValueFrom<typeof serverLogMachine>; failure: ServerLogContext['failure'] };

/** A log whose next try is asked for with a press, and opens with the next one. */
const PlayedLog = ({ start, failure }: PlayedLogProps) => {
  const [value, setValue] = useState(start);
  const context = {
    serverId: 'srv_1',
    spread: 0,
    url: null,
    openedAt: 0,
    failures: 1,
    waitMs: 4_000,
    failure,
    refusal: null,
  };
  return (
    <>
      <ServerLogScreen
        connection={connectServerLog(
          serverLogMachine.resolveState({ value, context }),
          () => setValue('requestingUrl'),
          {
            isOnline: true,
          },
        )}
        serverName="wp-bien-xanh"
        buffer={someLines}
      />
      <button type="button" onPointerEnter={() => setValue({ listening: 'streaming' })}>
        open
      </button>
    </>
  );
};

const meta = {
  title: 'Server log/Focus',
  component: PlayedLog,
  args: { start: 'reconnecting', failure: null },
} satisfies Meta<typeof PlayedLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ButtonGoesAtOnce: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the state of the connection has the focus once the pressed button is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thử ngay' }));
      await waitFor(() => expect(canvas.getByText('Đang kết nối lại').closest('[role=status]')).toHaveFocus());
    });
  },
};

export const ButtonGoesWithTheProblem: Story = {
  args: { start: 'failed', failure: { kind: 'unreachable', serverMessage: null } },
  play: async ({ canvas, userEvent, step }) => {
    const retry = canvas.getByRole('button', { name: 'Thử lại' });
    await step('the pressed button keeps the focus during the try, and the state has it after', async () => {
      await userEvent.click(retry);
      await expect(retry).toHaveFocus();
      await userEvent.hover(canvas.getByRole('button', { name: 'open' }));
      await waitFor(() => expect(canvas.getByText('Trực tiếp').closest('[role=status]')).toHaveFocus());
    });
  },
};
