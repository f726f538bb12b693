import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { movers } from '../theme/foundations.css.ts';
import { motion } from '../theme/motion.ts';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Motion() {
    const [run, setRun] = useState(0);
    return (
      <Stack align="start">
        {(Object.keys(motion) as (keyof typeof motion)[]).map((name) => (
          <Stack key={`${name}-${run}`} space="xxsmall">
            <Text tone="neutral" size="small">
              {name} · {motion[name]}
            </Text>
            <div className={movers[name]} />
          </Stack>
        ))}
        <Button variant="outline" onPress={() => setRun(run + 1)}>
          Chạy lại
        </Button>
      </Stack>
    );
  },
};
