import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, dialogSizes } from './Dialog.tsx';
import { PopupsClosed } from './lazyPopup.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Xác nhận thông tin',
    text: 'Kiểm tra lại cấu hình trước khi tạo máy chủ.',
    children: <Text>2 CPU · 4 GB RAM · SSD 20 GB · MariaDB 10 GB</Text>,
    actions: (
      <>
        <Button variant="outline">Quay lại</Button>
        <Button>Tạo máy chủ</Button>
      </>
    ),
  },
  argTypes: { size: { control: 'radio', options: dialogSizes } },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Tạo máy chủ</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Tạo máy chủ' });
    await step('an opened dialog has the focus', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Xác nhận thông tin' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Esc closes the dialog and returns the focus to the opener', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const Open: Story = { render: (args) => <Dialog {...args} /> };

export const InCoveredPage: Story = {
  render: function CoveredPage(args) {
    const [isCovered, setCovered] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setCovered(!isCovered)}>
          Khóa
        </button>
        <PopupsClosed value={isCovered}>
          <Dialog {...args} />
        </PopupsClosed>
      </>
    );
  },
  play: async ({ canvasElement, step }) => {
    const cover = () => canvasElement.querySelector('button')?.click();
    await screen.findByRole('dialog');
    await step('a page that the lock screen covers shows no dialog', async () => {
      cover();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the dialog is there again once the page is free', async () => {
      cover();
      await screen.findByRole('dialog');
    });
  },
};

export const Medium: Story = { ...Open, args: { size: 'medium' } };

export const Large: Story = { ...Open, args: { size: 'large' } };

export const Overflowing: Story = {
  ...Open,
  args: {
    title: 'Xác nhận thông tin máy chủ may-chu-co-ten-rat-dai-khong-co-dau-cach.may.cloud',
    children: Array.from({ length: 40 }, (_, line) => line + 1).map((line) => <Text key={line}>Dòng {line}</Text>),
  },
  play: async ({ step }) => {
    await step('a dialog that is taller than the window begins at its top', async () => {
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toHaveFocus());
      await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
};
