import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { DialogProps } from './Dialog.tsx';
import DialogPopup from './DialogPopup.tsx';
import { lazyPopup } from './lazyPopup.tsx';

/** A dialog whose file arrives at the given try. */
const arrivingAt = (arrival: number) => {
  let tries = 0;
  return lazyPopup<DialogProps>(
    () => {
      tries += 1;
      const failure = new TypeError('Failed to fetch dynamically imported module: ./DialogPopup-missing.js');
      return tries < arrival ? Promise.reject(failure) : Promise.resolve({ default: DialogPopup });
    },
    ({ onOpenChange }) => onOpenChange(false),
  );
};

const Opener = ({ dialog: LateDialog }: { dialog: ComponentType<DialogProps> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Tạo máy chủ</Button>
      <LateDialog open={open} onOpenChange={setOpen} title="Xác nhận thông tin" />
    </>
  );
};

/** A dialog whose file does not arrive, because the network is gone: the server cannot be asked for the file either. */
const meta = {
  title: 'Dialog/Dialog failure',
  component: Opener,
  beforeEach: () => {
    const asked = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    return () => asked.mockRestore();
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const failure = () => screen.findByRole('dialog', { name: 'Không mở được phần này' });

export const Default: Story = {
  args: { dialog: arrivingAt(Number.POSITIVE_INFINITY) },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Tạo máy chủ' });
    await step('a press names the file that did not arrive, and closing returns the focus', async () => {
      await userEvent.click(opener);
      await expect(await failure()).toHaveTextContent(/DialogPopup-missing\.js · \S/);
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('the next press fetches again and names it again', async () => {
      await userEvent.click(opener);
      await failure();
    });
  },
};

export const RetriedOffline: Story = {
  args: { dialog: arrivingAt(2) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('offline the dialog says to check the connection, and names no file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tạo máy chủ' }));
      await expect(await failure()).not.toHaveTextContent('.js');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    await screen.findByRole('dialog', { name: 'Xác nhận thông tin' });
  },
};
