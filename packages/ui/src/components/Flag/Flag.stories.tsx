import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Flag, flagCountries } from './Flag.tsx';

const meta = { component: Flag, args: { country: 'VN' } } satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Countries: Story = {
  render: () => (
    <Inline>
      {flagCountries.map((country) => (
        <Flag key={country} country={country} />
      ))}
    </Inline>
  ),
};
