import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { DomainDialogs } from './DomainDialogs.tsx';
import { addFormFixture } from './domains.fixtures.ts';

const onSubmit = fn();

const meta = {
  title: 'Domains/Offline',
  component: DomainDialogs,
  args: { adding: null, deleting: null },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
} satisfies Meta<typeof DomainDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  args: { adding: addFormFixture({ actions: [{ name: 'submit', onPress: onSubmit }] }) },
  play: async ({ userEvent, step }) => {
    await step('the press and the Enter key send nothing, and the button says why', async () => {
      onSubmit.mockClear();
      const dialog = within(await screen.findByRole('dialog'));
      const button = dialog.getByRole('button', { name: 'Thêm tên miền' });
      await expect(button).toHaveAccessibleDescription(/^Bạn đang ngoại tuyến/);
      await userEvent.click(button);
      await userEvent.type(dialog.getByRole('textbox', { name: 'Tên miền' }), '{Enter}');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
};
