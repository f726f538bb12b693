import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IdleWarning } from './IdleWarning.tsx';

const pay = fn();

const meta = {
  component: IdleWarning,
  parameters: { layout: 'fullscreen' },
  args: { secondsLeft: 17, secondsInAll: 20, onStay: fn() },
  render: (args) => {
    const dialog = useRef<HTMLDialogElement>(null);
    const [isShown, setShown] = useState(false);
    useEffect(() => {
      dialog.current?.showModal();
      setShown(true);
    }, []);
    const stay = () => {
      args.onStay();
      setShown(false);
    };
    return (
      <>
        <dialog ref={dialog} aria-label="Nạp tiền">
          <Button onPress={pay}>Nạp tiền</Button>
        </dialog>
        {isShown ? <IdleWarning {...args} onStay={stay} /> : null}
      </>
    );
  },
} satisfies Meta<typeof IdleWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EndedByAKey: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    pay.mockClear();
    const button = canvas.getByRole('button', { name: 'Nạp tiền', hidden: true });
    await step('a key ends the warning at its release, and the focused button is not pressed', async () => {
      await expect(screen.getByRole('alertdialog', { name: 'Bạn vẫn ở đây chứ?' })).toHaveAccessibleDescription(
        /20 giây/,
      );
      await userEvent.keyboard('{Enter>3}');
      await expect(args.onStay).not.toHaveBeenCalled();
      await userEvent.keyboard('{/Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onStay).toHaveBeenCalledOnce();
      await expect(pay).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
    await step('the next key is the customer’s again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(pay).toHaveBeenCalledOnce();
    });
  },
};

export const EndedByAPress: Story = {
  play: async ({ args, userEvent }) => {
    pay.mockClear();
    await userEvent.click(await screen.findByText('Bạn vẫn ở đây chứ?'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onStay).toHaveBeenCalled();
    await expect(pay).not.toHaveBeenCalled();
  },
};
