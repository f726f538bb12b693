import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, iconSizes } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

const meta = { component: Icon, args: { name: 'wallet' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(icons) as IconName[];
const sizes = Object.keys(iconSizes) as (keyof typeof iconSizes)[];

export const Default: Story = {};

export const Vocabulary: Story = {
  render: () => (
    <Grid columns="three">
      {names.map((name) => (
        <Inline key={name}>
          {sizes.map((size) => (
            <Icon key={size} name={name} size={size} />
          ))}
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const SpeaksForItself: Story = {
  args: { label: 'Ví', size: 'large' },
  play: async ({ canvas, step }) => {
    await step('an icon without words beside it is named', async () => {
      await expect(canvas.getByRole('img', { name: 'Ví' })).toBeVisible();
    });
  },
};
