import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Logo, logoSizes } from './Logo.tsx';

const meta = { component: Logo, argTypes: { size: { control: 'radio', options: logoSizes } } } satisfies Meta<
  typeof Logo
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline space="xlarge">
      {logoSizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Inline>
  ),
};
