import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchButton } from './SearchButton.tsx';

const meta = { component: SearchButton, args: { namesKeys: true, onPress: fn() } } satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As the build draws it, before the device is known. */
export const BeforeReact: Story = { args: { namesKeys: false } };
