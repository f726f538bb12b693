import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkTabs } from './LinkTabs.tsx';

const tab = (label: string, path: string, current = false) => ({ label, href: `/wordpress/srv_1${path}`, current });
const meta = {
  component: LinkTabs,
  args: {
    label: 'blog-du-lich',
    items: [
      tab('Thông tin chung', '', true),
      tab('Nhật ký', '/logs'),
      tab('Ổ đĩa', '/disks'),
      tab('Gói dịch vụ', '/plan'),
      tab('Tên miền', '/domains'),
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('each tab is a link to its page, and the shown page is marked', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href')?.split('srv_1')[1])).toEqual([
        '',
        '/logs',
        '/disks',
        '/plan',
        '/domains',
      ]);
      await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
    });
    await step('the Tab key moves from link to link', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Nhật ký' })).toHaveFocus();
    });
  },
};

export const CurrentOutOfSight: Story = {
  args: { items: meta.args.items.map((item, index, { length }) => ({ ...item, current: index === length - 1 })) },
  render: (args) => (
    <div style={{ width: 200 }}>
      <LinkTabs {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const expectSight = () =>
      waitFor(() => {
        const { right } = canvas.getByRole('list').getBoundingClientRect();
        const shown = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
        return expect(Math.round(shown.right)).toBe(Math.round(right));
      });
    await step('the row is scrolled to the tab of the shown page', expectSight);
    await step('it stays in sight when a word or the font gives another tab a new width', async () => {
      const [first] = canvas.getAllByRole('link');
      if (first) first.style.width = '300px';
      await expectSight();
    });
  },
};
