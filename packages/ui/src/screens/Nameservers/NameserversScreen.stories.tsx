import { toAsciiName } from '@may/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NameserversScreen } from './NameserversScreen.tsx';

const nameservers = ['ns1.may.cloud', 'ns2.may.cloud'];

const meta = {
  title: 'Domains/Where to point',
  component: NameserversScreen,
  args: {
    link: { status: 'ours', domain: { name: 'bienxanh.vn', shown: 'bienxanh.vn', nameservers } },
    hrefs: { home: '#home' },
    onPrint: fn(),
  },
} satisfies Meta<typeof NameserversScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the button prints the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'In trang này' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
};
export const International: Story = {
  args: {
    link: {
      status: 'ours',
      domain: { name: toAsciiName('cà-phê-sao-mai.vn') ?? '', shown: 'cà-phê-sao-mai.vn', nameservers },
    },
  },
};
export const Foreign: Story = {
  args: { link: { status: 'foreign' } },
  play: async ({ canvas, step }) => {
    await step('foreign nameservers are not shown', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('không phải của chúng tôi');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};
export const Unreadable: Story = { args: { link: { status: 'unreadable' } } };
