import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
        <Flag key={country} country={country} size="large" />
      ))}
      {flagCountries.map((country) => (
        <Flag key={country} country={country} />
      ))}
    </Inline>
  ),
};

export const SpeaksForItself: Story = {
  args: { label: 'Việt Nam', size: 'large' },
  play: async ({ canvas, step }) => {
    await step('a flag with a label is an image with that name', async () => {
      await expect(canvas.getByRole('img', { name: 'Việt Nam' })).toBeVisible();
    });
  },
};
