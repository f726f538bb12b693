import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { CardMark } from './CardMark.tsx';

const meta = { component: CardMark, args: { brand: 'visa' } } satisfies Meta<typeof CardMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Brands: Story = {
  render: () => (
    <Inline>
      {['visa', 'mastercard', 'amex', 'jcb', 'napas'].map((brand) => (
        <CardMark key={brand} brand={brand} />
      ))}
    </Inline>
  ),
};

/** A brand of the provider that has no drawing here. */
export const UnknownBrand: Story = { args: { brand: 'unionpay' } };
