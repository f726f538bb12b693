import { toAsciiName } from '@may/domain/dns/idn.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DomainDialogs } from './DomainDialogs.tsx';
import { addFormFixture } from './domains.fixtures.ts';

const readOf = (shown: string) => ({ name: toAsciiName(shown) ?? '', shown });
const read = readOf('saomai.vn');
const typed = { typed: 'saomai.vn', read };

const meta = {
  title: 'Domains/Adding',
  component: DomainDialogs,
  args: { adding: addFormFixture(), deleting: null },
} satisfies Meta<typeof DomainDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

const onSubmit = fn();

export const Default: Story = {
  args: { adding: addFormFixture({ actions: [{ name: 'submit', onPress: onSubmit }] }) },
  play: async ({ userEvent, step }) => {
    const field = await screen.findByRole('textbox', { name: 'Tên miền' });
    await step('the field has the focus', () => waitFor(() => expect(field).toHaveFocus()));
    await step('the button and the Enter key both submit, and the field keeps the focus', async () => {
      onSubmit.mockClear();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(screen.getByRole('button', { name: 'Thêm tên miền' }));
      await expect(onSubmit).toHaveBeenCalledTimes(2);
      await expect(field).toHaveFocus();
    });
  },
};
export const International: Story = {
  args: {
    adding: addFormFixture({ typed: 'https://Ví-Dụ.vn/trang', read: readOf('ví-dụ.vn') }),
  },
  play: async ({ step }) => {
    await step('an international domain is shown in Unicode and in ASCII', async () => {
      await expect(await screen.findByText('ví-dụ.vn')).toBeVisible();
      await expect(screen.getByText(`(${toAsciiName('ví-dụ.vn')})`)).toBeVisible();
    });
  },
};
export const Listed: Story = {
  args: { adding: addFormFixture({ ...typed, problem: 'listed', listedHref: '#records' }) },
};
export const Refused: Story = {
  args: {
    adding: addFormFixture({
      ...typed,
      failure: { kind: 'refused', serverMessage: 'Tên miền này đã có người dùng.' },
    }),
  },
  play: async ({ step }) => {
    await step('a refused domain stays in the field, with the provider’s message', async () => {
      await expect(await screen.findByRole('textbox')).toHaveValue('saomai.vn');
      await expect(screen.getByText(/Tên miền này đã có người dùng/)).toBeVisible();
    });
  },
};
export const UnknownButAccepted: Story = {
  args: {
    adding: addFormFixture({
      ...typed,
      step: 'unknown',
      isAccepted: true,
      actions: [{ name: 'check', onPress: fn() }],
    }),
  },
  play: async ({ step }) => {
    await step('an accepted domain can be checked but not sent again', async () => {
      await expect(await screen.findByRole('button', { name: 'Kiểm tra lại' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Gửi lại' })).toBeNull();
    });
  },
};
