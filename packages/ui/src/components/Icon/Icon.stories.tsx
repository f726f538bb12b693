import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, iconSizes } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = { component: Icon, args: { icon: icons.wallet } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(iconSizes) as (keyof typeof iconSizes)[];

export const Default: Story = {};

export const Vocabulary: Story = {
  render: () => (
    <Grid columns="three">
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name}>
          {sizes.map((size) => (
            <Icon key={size} icon={icon} size={size} />
          ))}
          <Text tone="neutral" size="small">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const SpeaksForItself: Story = {
  args: { label: 'Ví', size: 'large' },
  play: async ({ canvas, step }) => {
    await step('an icon with a label is an image with that name', async () => {
      await expect(canvas.getByRole('img', { name: 'Ví' })).toBeVisible();
    });
  },
};
