import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper, type StepState } from './Stepper.tsx';

const labels = ['Đăng Ký Gói', 'Thanh Toán', 'Khởi Tạo'];
const stepsIn = (...states: StepState[]) =>
  labels.map((label, index) => ({ label, state: states[index] ?? 'upcoming' }));

const meta = {
  component: Stepper,
  args: {
    label: 'Tạo máy chủ',
    steps: stepsIn('done', 'current'),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'));

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the current step is marked, and a finished one is named as done', async () => {
      await expect(marks(canvas)).toEqual([null, 'step', null]);
      await expect(canvas.getByText(/Đăng Ký Gói/)).toHaveTextContent('Đăng Ký Gói, đã xong');
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Stepper {...args} steps={stepsIn('current')} />
      <Stepper {...args} steps={stepsIn('done', 'current')} />
      <Stepper {...args} steps={stepsIn('failed')} />
      <Stepper {...args} steps={stepsIn('done', 'done', 'done')} />
    </Stack>
  ),
};

export const Advancing: Story = {
  render: (args) => {
    const [done, setDone] = useState(0);
    const states = labels.map(
      (_, index) => (index < done ? 'done' : index === done ? 'current' : 'upcoming') as StepState,
    );
    return (
      <Stack>
        <Stepper {...args} steps={stepsIn(...states)} />
        <Button onPress={() => setDone(done + 1)}>Bước tiếp</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the mark moves to the next step', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(marks(canvas)).toEqual([null, 'step', null]);
    });
  },
};
