import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/tokens.ts';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const mover = { width: 24, height: 24, borderRadius: radius.full, backgroundColor: vars.color.brand.base };

export const Default: Story = {
  render: function Motion() {
    const [isMoved, setMoved] = useState(false);
    const transform = `translateX(${isMoved ? 240 : 0}px)`;
    return (
      <Stack align="start">
        {(Object.keys(motion) as (keyof typeof motion)[]).map((name) => (
          <Stack key={name} space="xxsmall">
            <Text tone="neutral" size="small">
              {name} · {motion[name]}
            </Text>
            <div style={{ ...mover, transform, transition: `transform ${motion[name]}` }} />
          </Stack>
        ))}
        <Button variant="outline" onPress={() => setMoved(!isMoved)}>
          Chạy lại
        </Button>
      </Stack>
    );
  },
};
