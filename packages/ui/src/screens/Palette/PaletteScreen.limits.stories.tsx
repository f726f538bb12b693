import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import * as icons from '../../components/Icon/icons.ts';
import { PaletteScreen } from './PaletteScreen.tsx';
import { sampleSource } from './palette.fixtures.ts';
import { chosen, ofPalette, options, run, search } from './paletteStory.fixtures.tsx';

const meta = {
  title: 'Palette/Limits',
  component: PaletteScreen,
  ...ofPalette,
} satisfies Meta<typeof PaletteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksBeforeSignOut: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    await search(context, 'thoat');
    await step('the first Enter asks, and the second one signs out', async () => {
      await waitFor(() => expect(options()).toEqual([expect.stringContaining('Đăng xuất')]));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(chosen()).toHaveTextContent('Nhấn lần nữa để xác nhận'));
      await expect(run).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(run).toHaveBeenCalledOnce());
    });
  },
};

export const PartlyRead: Story = {
  args: { reading: ['Bản ghi DNS (3/12)'], unread: ['Hóa đơn', 'bienxanh.vn'] },
  play: async (context) => {
    await search(context, 'khong co gi');
    await context.step(
      'an empty result does not say that nothing matches, names what is not searched, and offers another try',
      async () => {
        await waitFor(() => expect(screen.getAllByText('0 kết quả')[0]).toBeVisible());
        await expect(screen.queryByText(/Không có gì khớp/)).toBeNull();
        await expect(screen.getByText(/^Chưa tìm trong phần không đọc được: Hóa đơn/)).toBeVisible();
        await expect(screen.getByText('Đang đọc: Bản ghi DNS (3/12)')).toBeVisible();
        await context.userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
        await expect(context.args.onRetry).toHaveBeenCalledOnce();
      },
    );
  },
};

export const HostileTexts: Story = {
  args: {
    recent: [{ kind: 'server', id: '1' }],
    sources: [
      sampleSource('server', [
        {
          id: '1',
          icon: icons.server,
          title: `<img src=x onerror=alert(1)> ${'dài'.repeat(80)}`,
          detail: '\u202Emoc.elpmaxe',
          where: `Máy chủ · ${'Thành phố '.repeat(20)}`,
          href: '#1',
        },
      ]),
    ],
  },
  play: async (context) => {
    await search(context, 'img dai');
    await waitFor(() => expect(screen.getByText('img')).toBeVisible());
    await expect(screen.queryByRole('img', { name: 'x' })).toBeNull();
  },
};
