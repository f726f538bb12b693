import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindingList } from './FindingList.tsx';
import { findingFixture } from './zone.fixtures.ts';

const mail = 'mail.bienxanh.vn';
const everything = [
  findingFixture('cnameNotAlone', { name: 'shop' }),
  findingFixture('cnameAtRoot'),
  findingFixture('duplicate', { detail: 'A 198.51.100.7' }),
  findingFixture('targetGone', { name: 'blog', detail: 'cu.bienxanh.vn' }),
  findingFixture('mxIsAlias', { detail: mail }),
  findingFixture('hiddenByDelegation', { name: 'www.dev', detail: 'dev.bienxanh.vn' }),
  findingFixture('spfTwice'),
  findingFixture('rootNameserversTouched'),
  findingFixture('mailWouldStop'),
];

const meta = {
  title: 'Zone/What the rules found',
  component: FindingList,
  args: { domain: 'bienxanh.vn', findings: everything },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof FindingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, step }) => {
    await step('each finding has its severity in words', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(everything.length);
      await expect(canvas.getAllByText('Phải sửa')).toHaveLength(3);
    });
    await step('names are full names, and a text names its target', async () => {
      await expect(canvas.getByText('shop.bienxanh.vn')).toBeVisible();
      await expect(canvas.getByText(/trỏ đến cu\.bienxanh\.vn/)).toBeVisible();
    });
  },
};
export const ThousandsOfOneKind: Story = {
  args: {
    findings: Array.from({ length: 3_000 }, (_, index) =>
      findingFixture('targetGone', { name: `khach-${index + 1}`, detail: mail }),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the list has 20 findings and the number of the others; a press shows 20 more', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
      await expect(canvas.getByText('và 2.980 mục nữa')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xem thêm' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    });
  },
};
