import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { RadioCards } from './RadioCards.tsx';

const onAct = fn();
const meta = {
  title: 'RadioCards with actions',
  component: RadioCards,
  args: {
    label: 'Phương thức thanh toán',
    columns: 'one',
    defaultValue: 'vietqr',
    options: [
      { value: 'vietqr', label: 'VietQR', description: 'Quét mã', trailing: <Badge>Mới</Badge> },
      {
        value: 'atm',
        label: 'Thẻ nội địa',
        action: (
          <Button size="small" variant="ghost" onPress={onAct}>
            Bỏ
          </Button>
        ),
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('an action beside a choice does not choose it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bỏ' }));
      await expect(onAct).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('radio', { name: 'VietQR' })).toBeChecked();
    });
  },
};
