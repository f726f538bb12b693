import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    await expect(new Set(drawings).size).toBe(5);
  },
};

/** A brand of the provider that has no drawing here. */
export const UnknownBrand: Story = { args: { brand: 'unionpay' } };
