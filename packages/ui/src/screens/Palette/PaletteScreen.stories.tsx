import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PaletteScreen } from './PaletteScreen.tsx';
import { chosen, field, ofPalette, options, search } from './paletteStory.fixtures.tsx';

const meta = {
  title: 'Palette',
  component: PaletteScreen,
  ...ofPalette,
} satisfies Meta<typeof PaletteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { recent: [{ kind: 'record', id: 'r1' }] },
  play: async (context) => {
    const { step, userEvent, canvas, args } = context;
    await search(context);
    await step('what was chosen last comes first, then the pages and the actions', async () => {
      const groups = screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length);
      await expect(groups).toEqual([1, 4, 4]);
      await expect(chosen()).toHaveTextContent('www 203.0.113.7 Bản ghi A · bienxanh.vn');
    });
    await step('the keys move the choice and pass the ends', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(chosen()).toHaveTextContent('Đăng xuất');
      await userEvent.keyboard('{ArrowDown}{PageDown}');
      await expect(chosen()).toHaveTextContent('Máy chủ WordPress mới');
      await userEvent.keyboard('{End}{Home}{ArrowDown}');
      await expect(await field()).toHaveAttribute('aria-activedescendant', chosen().id);
    });
    await step('Esc closes it, and the focus is back on the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Tìm kiếm' })).toHaveFocus();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
  },
};

export const RecordByContent: Story = {
  play: async (context) => {
    await search(context, 'hangtim');
    await context.step('a long value shows the place that was found, and Enter follows the link', async () => {
      await waitFor(() => expect(options()).toEqual([expect.stringContaining('default._domainkey')]));
      await expect(screen.getByText('hangTim')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 kết quả'));
      await expect(chosen()).toHaveAttribute('href', '#dkim');
      await context.userEvent.keyboard('{Enter}');
      await waitFor(() => expect(context.args.onChoose).toHaveBeenCalledWith({ kind: 'record', id: 'r2' }));
      await expect(context.args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const WithoutDiacritics: Story = {
  play: async (context) => {
    await search(context, 'dich giao');
    await context.step('words in any order find the page before 365 transactions', async () => {
      await waitFor(() => expect(options()[0]).toContain('Giao dịch'));
      await expect(screen.getByText('6 trong 365')).toBeVisible();
    });
  },
};
