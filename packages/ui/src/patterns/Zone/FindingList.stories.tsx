import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { FindingList } from './FindingList.tsx';
import { findingFixture } from './zone.fixtures.ts';

const mail = 'mail.bienxanh.vn';
const everything = [
  findingFixture('cnameNotAlone', { name: 'shop', isNew: true }),
  findingFixture('cnameAtRoot'),
  findingFixture('duplicate', { detail: 'A 198.51.100.7' }),
  findingFixture('pointsToItself', { name: 'blog', detail: 'blog.bienxanh.vn' }),
  findingFixture('noRootAddress'),
  findingFixture('mxWithoutAddress', { detail: mail }),
  findingFixture('mxIsAlias', { detail: mail }),
  findingFixture('mailHostProxied', { detail: mail }),
  findingFixture('nullMxNotAlone', { detail: '.' }),
  findingFixture('spfTwice'),
  findingFixture('spfTooManyLookups', { detail: '14' }),
  findingFixture('nameRepeatsDomain', { name: 'bienxanh.vn', detail: 'bienxanh.vn.bienxanh.vn' }),
  findingFixture('manyDeleted', { detail: '9/26', isNew: true }),
  findingFixture('rootNameserversTouched', { isNew: true }),
  findingFixture('mailWouldStop', { isNew: true }),
  findingFixture('addressBeside', { name: 'www', detail: '198.51.100.7, 198.51.100.8', isNew: true }),
  findingFixture('spfRedirectReplaced', { detail: '_spf.example.net', isNew: true }),
  findingFixture('ttlVeryShort', { name: 'www', detail: '60' }),
  findingFixture('ttlVeryLong', { name: 'www', detail: '86400' }),
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
      await expect(canvas.getAllByText('Phải sửa')).toHaveLength(4);
      await expect(canvas.getAllByText('Nên biết')).toHaveLength(4);
    });
    await step('a finding of this change is marked', async () => {
      await expect(canvas.getAllByText('Do thay đổi này')).toHaveLength(6);
      await expect(canvas.getByText('Xóa 9 trong 26 bản ghi')).toBeVisible();
    });
    await step('lifetimes stand in words, and names are full names', async () => {
      await expect(canvas.getByText(/chỉ được nhớ 1 phút/)).toBeVisible();
      await expect(canvas.getByText('shop.bienxanh.vn')).toBeVisible();
    });
  },
};
export const ThousandsOfOneKind: Story = {
  args: {
    findings: Array.from({ length: 3_000 }, (_, index) =>
      findingFixture('ttlVeryShort', { name: `khach-${index + 1}`, detail: '60' }),
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
export const LongNames: Story = {
  args: {
    findings: [
      findingFixture('mxWithoutAddress', {
        name: 'mot-ten-rat-dai.khong-co-khoang-trang.cua-hang-hoa-tuoi',
        detail: `${'may-chu-mail.'.repeat(8)}example.net`,
        isNew: true,
      }),
    ],
  },
};
