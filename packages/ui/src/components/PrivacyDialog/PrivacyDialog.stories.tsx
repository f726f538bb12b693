import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { IdleLimit } from './idleLimits.ts';
import { PrivacyDialog, type PrivacyDialogProps } from './PrivacyDialog.tsx';

/** Keeps the choices, as the portal does. */
const Chosen = (args: PrivacyDialogProps) => {
  const [limit, setLimit] = useState<IdleLimit | null>(args.idleLimit);
  return (
    <PrivacyDialog
      {...args}
      idleLimit={limit}
      onIdleLimit={(next) => {
        args.onIdleLimit(next);
        setLimit(next);
      }}
    />
  );
};

const meta = {
  component: PrivacyDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onOpenChange: fn(), onMask: fn(), idleLimit: null, isKept: true, onIdleLimit: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof PrivacyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Riêng tư' }));
    await step('the box reports that figures are to be hidden', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: 'Ẩn số liệu' }));
      await expect(args.onMask).toHaveBeenLastCalledWith(true);
    });
    await step('the lock is off; a choice of 15 minutes is reported', async () => {
      const list = panel.getByRole('combobox', { name: 'Tự khóa khi không dùng' });
      await expect(list).toHaveDisplayValue('Không tự khóa');
      await userEvent.selectOptions(list, '15 phút');
      await waitFor(() => expect(list).toHaveDisplayValue('15 phút'));
      await expect(args.onIdleLimit).toHaveBeenLastCalledWith(15);
    });
  },
};

export const PhoneNotKept: Story = {
  args: { idleLimit: 5, isKept: false },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};
