import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/tokens.ts';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = { height: space.medium, minWidth: 1, borderRadius: 2, backgroundColor: vars.color.brand.base };
const corner = { width: 96, height: 64, border: `1px solid ${vars.color.borderControl}` };

export const Default: Story = {
  render: () => (
    <Stack space="xsmall">
      {(Object.keys(space) as (keyof typeof space)[]).map((step) => (
        <Inline key={step}>
          <div style={{ ...bar, width: space[step] }} />
          <Text tone="neutral" size="small" tabular>
            {step} · {space[step]} px
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Corners: Story = {
  render: () => (
    <Inline>
      {(Object.keys(radius) as (keyof typeof radius)[]).map((step) => (
        <Stack key={step} space="xxsmall">
          <div style={{ ...corner, backgroundColor: vars.color.surfaceRaised, borderRadius: radius[step] }} />
          <Text tone="neutral" size="small">
            {step}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
