import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import * as icons from '../../components/Icon/icons.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { CriticalText } from '../../errors/tellError.ts';
import { tones } from '../../theme/tokens.ts';
import { StatusPage } from './StatusPage.tsx';

// The looks of each tone; a page has critical words from the catalogue alone.
const title = 'Một việc đã xảy ra' as CriticalText;

const meta = {
  title: 'Status page',
  component: StatusPage,
  args: { icon: icons.info, title, text: 'Điều đó có nghĩa là gì và nên làm gì tiếp theo.' },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { actions: [{ label: 'Thử lại', onPress: fn() }] } };

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <StatusPage key={tone} {...args} tone={tone} code={tone} title={title} />
      ))}
    </Stack>
  ),
};

export const WithFacts: Story = { args: { children: <Text>Mã giao dịch MAY-1</Text>, live: true } };
