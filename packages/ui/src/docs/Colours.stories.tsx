import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { plainColours, swatch } from '../theme/foundations.css.ts';
import { tones } from '../theme/tokens.ts';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Swatch = ({ name, className }: { name: string; className?: string }) => (
  <div>
    <div className={className} />
    <Text tone="neutral" size="small">
      {name}
    </Text>
  </div>
);

const meanings = tones.filter((tone) => tone !== 'neutral');
const fillings = ['base', 'hover', 'soft', 'onSoft'] as const;

export const Default: Story = {
  render: () => (
    <Stack space="large">
      <Grid columns="three">
        {(Object.keys(plainColours) as (keyof typeof plainColours)[]).map((name) => (
          <Swatch key={name} name={name} className={plainColours[name]} />
        ))}
      </Grid>
      <Grid columns="two">
        {meanings.flatMap((meaning) =>
          fillings.map((filling) => (
            <Swatch key={meaning + filling} name={`${meaning}.${filling}`} className={swatch({ meaning, filling })} />
          )),
        )}
      </Grid>
    </Stack>
  ),
};
