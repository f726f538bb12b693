import type { Meta, StoryObj } from '@storybook/react-vite';
import { Private } from './Private.tsx';

const meta = { component: Private, args: { children: '203.0.113.7' } } satisfies Meta<typeof Private>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
