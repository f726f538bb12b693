import { currencies } from '@may/domain/money.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Money, moneySizes } from './Money.tsx';

const meta = {
  component: Money,
  args: { value: { amount: 1_500_000, currency: 'VND' } },
  argTypes: { size: { control: 'radio', options: moneySizes } },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('screen readers get the name of the currency', async () => {
      await expect(canvas.getByText('1.500.000 đồng')).toBeInTheDocument();
    });
  },
};

export const Variants: Story = {
  render: () => (
    <Grid columns="two">
      <Stack>
        {moneySizes.map((size) => (
          <Money key={size} size={size} value={{ amount: 12_345_678, currency: 'VND' }} />
        ))}
      </Stack>
      <Stack>
        {currencies.map((currency) => (
          <Money key={currency} value={{ amount: 123_450, currency }} />
        ))}
      </Stack>
    </Grid>
  ),
};

export const Signed: Story = {
  args: { signed: true },
  render: (args) => (
    <Stack>
      {[500_000, -350_000, 0].map((amount) => (
        <Money key={amount} {...args} value={{ amount, currency: 'VND' }} />
      ))}
      <Money {...args} size="title" value={{ amount: -1250, currency: 'AUD' }} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('a credit and a debit differ in sign, arrow and words; zero has none of them', async () => {
      await expect(canvas.getByText('cộng 500.000 đồng')).toBeInTheDocument();
      await expect(canvas.getByText('trừ 350.000 đồng')).toBeInTheDocument();
      await expect(canvas.getByText('0 đồng')).toBeInTheDocument();
      await expect(canvasElement).toHaveTextContent('−350.000');
      await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3);
    });
  },
};

export const Unknown: Story = {
  render: () => (
    <Stack>
      <Money value={null} />
      <Money value={{ amount: Number.NaN, currency: 'VND' }} signed size="display" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('an unknown amount is a dash, neither zero nor NaN', async () => {
      await expect(canvas.getAllByText('–')).toHaveLength(2);
      await expect(canvasElement).not.toHaveTextContent(/NaN|0/);
    });
  },
};
