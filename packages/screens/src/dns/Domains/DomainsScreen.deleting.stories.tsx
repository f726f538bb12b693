import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DomainDialogs } from './DomainDialogs.tsx';
import { deleteQuestionFixture } from './domains.fixtures.ts';

const meta = {
  title: 'Domains/Deleting',
  component: DomainDialogs,
  args: { deleting: deleteQuestionFixture(), adding: null },
} satisfies Meta<typeof DomainDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

const onConfirm = fn();
const ready = { actions: [{ name: 'confirm', onPress: onConfirm }] } as const;
const named = { typed: 'bienxanh.vn', ...ready };

export const Active: Story = {
  args: { deleting: deleteQuestionFixture({ actions: [{ name: 'confirm', missing: 'name', onPress: onConfirm }] }) },
  play: async ({ userEvent, step }) => {
    await step('before the name is typed, the button gives the reason and deletes nothing', async () => {
      onConfirm.mockClear();
      const button = await screen.findByRole('button', { name: 'Xóa tên miền' });
      await expect(button).toHaveAccessibleDescription('Nhập tên miền để xóa.');
      await userEvent.click(button);
      await expect(onConfirm).not.toHaveBeenCalled();
    });
  },
};
export const NotActivated: Story = { args: { deleting: deleteQuestionFixture({ active: false }) } };
export const ActiveNamed: Story = {
  args: { deleting: deleteQuestionFixture(named) },
  play: async ({ userEvent, step }) => {
    await step('the button deletes a domain whose name is typed', async () => {
      onConfirm.mockClear();
      await userEvent.click(await screen.findByRole('button', { name: 'Xóa tên miền' }));
      await expect(onConfirm).toHaveBeenCalledOnce();
    });
  },
};
