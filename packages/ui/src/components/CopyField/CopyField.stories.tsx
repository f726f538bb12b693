import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { CopyField } from './CopyField.tsx';

const meta = { component: CopyField, args: { label: 'Máy chủ tên 1', value: 'ns1.may.cloud' } } satisfies Meta<
  typeof CopyField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('a press copies the value and announces it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sao chép Máy chủ tên 1' }));
      await expect(write).toHaveBeenCalledWith('ns1.may.cloud');
      await expect(await canvas.findByRole('status')).toHaveTextContent('Đã sao chép');
    });
  },
};

export const ClipboardRefused: Story = {
  play: async ({ canvas, userEvent, step }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await step('the field selects the value and says which keys copy it', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const field = canvas.getByRole<HTMLInputElement>('textbox');
      await expect(await canvas.findByRole('status')).toHaveTextContent('Đã chọn sẵn');
      await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'ns1.may.cloud'.length]);
    });
  },
};

export const LongValue: Story = {
  render: (args) => (
    <Stack>
      <CopyField {...args} hint="Dán vào trang quản lý tên miền của bạn." />
      <CopyField
        label="Bản ghi TXT"
        value="v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDKj0fWqFvYcXbZ3Yb8mT1Q9r7h2u5w6x4o"
      />
    </Stack>
  ),
};
