import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Appearance, AppearanceDialog, type AppearanceDialogProps } from './AppearanceDialog.tsx';

/** Keeps the choices, as the portal does. */
const Chosen = (args: AppearanceDialogProps) => {
  const [look, setLook] = useState<Appearance>(args);
  return (
    <AppearanceDialog
      {...args}
      {...look}
      onChange={(change) => {
        args.onChange(change);
        setLook({ ...look, ...change });
      }}
    />
  );
};

const meta = {
  component: AppearanceDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    theme: 'light',
    menuStyle: 'vertical',
    layoutStyle: 'full',
    onOpenChange: fn(),
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof AppearanceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Giao diện' }));

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const panel = await dialog();
    await step('arrow keys move the choice of the menu, and each choice is reported at once', async () => {
      panel.getByRole('radio', { name: 'Thanh bên trái' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(panel.getByRole('radio', { name: 'Chỉ biểu tượng' })).toBeChecked());
      await expect(args.onChange).toHaveBeenLastCalledWith({ menuStyle: 'collapsed' });
    });
    await step('a press on a theme and on a width reports them', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'Tối' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
      await userEvent.click(panel.getByRole('radio', { name: 'Khung ở giữa' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ layoutStyle: 'boxed' });
    });
  },
};

export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('the panel says that menu and width need a wider screen', async () => {
      await waitFor(async () => expect((await dialog()).getByText(/từ 991 px/)).toBeVisible());
    });
  },
};
