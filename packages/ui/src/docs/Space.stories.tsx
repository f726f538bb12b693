import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { corners, spaceBars } from '../theme/foundations.css.ts';
import { radius, space } from '../theme/tokens.ts';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack space="xsmall">
      {(Object.keys(space) as (keyof typeof space)[]).map((step) => (
        <Inline key={step}>
          <div className={spaceBars[step]} />
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
          <div className={corners[step]} />
          <Text tone="neutral" size="small">
            {step}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
