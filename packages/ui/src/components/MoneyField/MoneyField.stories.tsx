import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  component: MoneyField,
  args: {
    label: 'Số tiền nạp',
    currency: 'VND',
    minimum: 10_000,
    maximum: 200_000_000,
    onValueChange: fn(),
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Số tiền nạp' });
    await step('the field groups thousands while typing and has the amount in words as its hint', async () => {
      await userEvent.type(field, '1500000');
      await expect(field).toHaveValue('1.500.000');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1_500_000);
      await expect(field).toHaveAccessibleDescription('một triệu năm trăm nghìn đồng');
    });
    await step('a digit typed in the middle has the caret behind it', async () => {
      (field as HTMLInputElement).setSelectionRange(1, 1);
      await userEvent.keyboard('2');
      await expect(field).toHaveValue('12.500.000');
      await expect((field as HTMLInputElement).selectionStart).toBe(2);
    });
    await step('an amount with decimals that is pasted over another is refused', async () => {
      (field as HTMLInputElement).select();
      await userEvent.paste('1500000.00');
      await expect(field).toHaveValue('1500000.00');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Spoken: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    await step('1tr5 gives 1.500.000', async () => {
      await userEvent.type(field, '1tr5');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1_500_000);
      await userEvent.tab();
      await expect(field).toHaveValue('1.500.000');
    });
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    await step('a text with two readings shows an error and stays in the field', async () => {
      await userEvent.type(field, '1tr50');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
      await expect(field).toBeInvalid();
      await expect(field).toHaveValue('1tr50');
    });
  },
};

export const Cents: Story = {
  args: { currency: 'AUD', minimum: 500, maximum: 500_000 },
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    await step('a point and a comma both begin the cents, and the field writes both digits on blur', async () => {
      await userEvent.type(field, '12.5');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
      await userEvent.tab();
      await expect(field).toHaveValue('12,50');
    });
    await step('a pasted amount replaces a selected one with its cents', async () => {
      (field as HTMLInputElement).select();
      await userEvent.paste('1500.00');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(150_000);
    });
  },
};

export const Preset: Story = {
  render: (args) => {
    const [value, setValue] = useState<number | null>(null);
    return (
      <Stack>
        <MoneyField {...args} value={value} onValueChange={setValue} />
        <Button onPress={() => setValue(500_000)}>Chọn 500.000</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a preset replaces the typed text', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '70000');
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getByRole('textbox')).toHaveValue('500.000');
    });
  },
};

export const Refused: Story = { args: { value: 5000, error: 'Số tiền tối thiểu là 10.000 đ.' } };
