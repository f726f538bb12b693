import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { radius } from '../theme/tokens.ts';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { brand, positive, caution, critical, ...plain } = vars.color;
const meanings = { brand, positive, caution, critical };
const border = `1px solid ${vars.color.border}`;

const Swatch = ({ name, backgroundColor }: { name: string; backgroundColor: string }) => (
  <div>
    <div style={{ height: 48, borderRadius: radius.small, border, backgroundColor }} />
    <Text tone="neutral" size="small">
      {name}
    </Text>
  </div>
);

const fillings = ['base', 'hover', 'soft', 'onSoft'] as const;

export const Default: Story = {
  render: () => (
    <Stack space="large">
      <Grid columns="three">
        {Object.entries(plain).map(([name, color]) => (
          <Swatch key={name} name={name} backgroundColor={color} />
        ))}
      </Grid>
      <Grid columns="two">
        {Object.entries(meanings).flatMap(([meaning, colors]) =>
          fillings.map((filling) => (
            <Swatch key={meaning + filling} name={`${meaning}.${filling}`} backgroundColor={colors[filling]} />
          )),
        )}
      </Grid>
    </Stack>
  ),
};
