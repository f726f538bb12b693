import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PartFailure } from '../../browser/fetchPart.ts';
import { Inline } from '../Inline/Inline.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  component: LanguageMenu,
  args: { locale: 'vi', onLocaleChange: fn(async () => undefined) },
  render: (args) => (
    <Inline justify="end">
      <LanguageMenu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the menu has each language by its own name, and the current one is checked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeChecked());
      await expect(screen.getByText('日本語')).toHaveAttribute('lang', 'ja');
      await expect(screen.getByRole('menuitemradio', { name: 'Magyar bản dịch thử' })).not.toBeChecked();
    });
    await step('a typed beginning of a name moves to that language', async () => {
      await userEvent.keyboard('por');
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Português/ })).toHaveFocus());
    });
  },
};

export const Choosing: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a press on a language reports it and closes the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English (Australia)' }));
      await expect(args.onLocaleChange).toHaveBeenLastCalledWith('aud');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

export const OneLanguage: Story = {
  args: { offered: ['vi'] },
  play: async ({ canvas, step }) => {
    await step('one language offered: no menu', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const Slow: Story = {
  args: { onLocaleChange: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, step }) => {
    await step('words that take longer than 300 ms: the bar has the line of slow calls', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: /日本語/ }));
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      await expect(await canvas.findByRole('progressbar', { name: 'Đang tải…' })).toBeInTheDocument();
    });
  },
};

export const NotArrived: Story = {
  args: { onLocaleChange: fn(() => Promise.reject(new PartFailure('words-ja-common-1a2b3.js', 'other'))) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a language whose words do not arrive is named in a dialog, and the old one stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: /日本語/ }));
      await expect(await screen.findByRole('dialog', { name: 'Không tải được 日本語' })).toHaveTextContent(
        'Trang vẫn giữ nguyên.',
      );
      await expect(screen.queryByRole('button', { name: 'Tải lại trang' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      // The menu leaves after the dialog, because it closes behind it.
      for (const role of ['dialog', 'menu'])
        await waitFor(() => expect(screen.queryByRole(role, { hidden: true })).toBeNull());
    });
  },
};

export const Replaced: Story = {
  args: { onLocaleChange: fn(() => Promise.reject(new PartFailure('words-ja-common-1a2b3.js', 'missing'))) },
  play: async ({ canvas, userEvent, step }) => {
    await step('words that the server no longer has: the dialog offers the new version, as a page does', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: /日本語/ }));
      await expect(await screen.findByRole('dialog', { name: 'Đã có phiên bản mới' })).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      for (const role of ['dialog', 'menu'])
        await waitFor(() => expect(screen.queryByRole(role, { hidden: true })).toBeNull());
    });
  },
};
