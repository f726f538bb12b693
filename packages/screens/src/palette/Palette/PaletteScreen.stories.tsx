import * as icons from '@may/ui/components/Icon/icons.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PaletteScreen } from './PaletteScreen.tsx';
import { PaletteOpener, someEntries } from './palette.fixtures.tsx';

const run = fn();

const meta = {
  title: 'Palette',
  component: PaletteScreen,
  args: { entries: someEntries(run), reading: [], unread: [], onClose: fn() },
  render: (args) => <PaletteOpener {...args} />,
} satisfies Meta<typeof PaletteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

/** Opens the search and types, if there is something to type. */
const search = async (
  {
    userEvent,
  }: { userEvent: { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> } },
  query?: string,
): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  await expect(await screen.findByRole('combobox', { name: 'Tìm kiếm' })).toHaveFocus();
  await waitFor(() => expect(options()).not.toEqual([]));
  if (query) await userEvent.keyboard(query);
};

export const Default: Story = {
  play: async (context) => {
    const { step, userEvent, canvas } = context;
    await search(context);
    await step('nothing typed: the pages, then the actions', async () => {
      const groups = screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length);
      await expect(groups).toEqual([3, 2]);
    });
    await step('the arrows move the choice', async () => {
      await waitFor(() => expect(chosen()).toHaveTextContent('Tổng quan'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(chosen()).toHaveTextContent('DNS'));
    });
    await step('the close button closes it, and the focus is back on the button that opened it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Tìm kiếm' })).toHaveFocus();
    });
  },
};

export const Found: Story = {
  play: async (context) => {
    await search(context, 'ban hang');
    await context.step('a server found without marks is a link, and Enter follows it', async () => {
      await waitFor(() => expect(options()).toEqual(['Trang bán hàngshop.bienxanh.vn']));
      await expect(screen.getByRole('status')).toHaveTextContent('1 kết quả');
      await expect(chosen()).toHaveAttribute('href', '#server');
      await context.userEvent.keyboard('{Enter}');
      await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    });
  },
};

export const Action: Story = {
  play: async (context) => {
    await search(context, 'khoa');
    await waitFor(() => expect(options()).toEqual(['Khóa màn hình']));
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  play: async (context) => {
    await search(context, 'khong co gi');
    await waitFor(() => expect(screen.getByText('Không có gì khớp với “khong co gi”')).toBeVisible());
  },
};

export const PartlyRead: Story = {
  args: { reading: ['Tên miền'], unread: ['Máy chủ'] },
  play: async (context) => {
    await search(context, 'khong co gi');
    await context.step(
      'an empty result names what is not searched, and does not say that nothing matches',
      async () => {
        await waitFor(() => expect(screen.getAllByText('0 kết quả')[0]).toBeVisible());
        await expect(screen.queryByText(/Không có gì khớp/)).toBeNull();
        await expect(screen.getByText('Chưa tìm được trong: Máy chủ')).toBeVisible();
        await expect(screen.getByText('Đang tải: Tên miền')).toBeVisible();
      },
    );
  },
};

export const HostileTexts: Story = {
  args: {
    entries: [
      {
        kind: 'page',
        id: '1',
        icon: icons.server,
        title: `<img src=x onerror=alert(1)> ${'dài'.repeat(80)}`,
        detail: '\u202Emoc.elpmaxe',
        href: '#1',
      },
    ],
  },
  play: async (context) => {
    await search(context, 'img dai');
    await waitFor(() => expect(screen.getByText(/^<img/)).toBeVisible());
    await expect(screen.queryByRole('img', { name: 'x' })).toBeNull();
  },
};
