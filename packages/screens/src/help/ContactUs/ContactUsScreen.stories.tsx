import { BrandContext } from '@may/ui/brand/BrandContext.ts';
import type { Contact } from '@may/ui/brand/contact.ts';
import { mayBrand } from '@may/ui/brand/mayBrand.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import { articleHrefsFixture } from '@may/ui/patterns/Article/article.fixtures.ts';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactUsScreen } from './ContactUsScreen.tsx';

const { contact } = mayBrand;

/** The brand of the story, with other contact data. */
const reachedAt = (other: Partial<Contact>): Decorator[] => [
  (Story) => (
    <BrandContext value={{ ...mayBrand, contact: { ...contact, isExample: false, ...other } }}>{Story()}</BrandContext>
  ),
];

const meta = {
  title: 'Contact us',
  component: ContactUsScreen,
  args: { hrefs: articleHrefsFixture },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof ContactUsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: reachedAt({ chat: 'https://chat.may.cloud/' }),
  play: async ({ canvas, step }) => {
    await step('a number can be called, and the hours name their zone', async () => {
      await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+840000000000');
      await expect(canvas.getByText('08:00 đến 18:00 (GMT+7)')).toBeVisible();
    });
  },
};

export const ExampleData: Story = {
  decorators: reachedAt({ isExample: true }),
  play: async ({ canvas, step }) => {
    await step('made-up data is named so, and no made-up number can be called', async () => {
      await expect(canvas.getByText(/^Trang quản lý này đang dùng một thương hiệu/)).toBeVisible();
      await expect(canvas.queryByRole('link', { name: contact.phone })).toBeNull();
    });
  },
};

const { domains: _, ...withoutDns } = articleHrefsFixture;
export const WithoutDns: Story = {
  args: { hrefs: withoutDns },
  play: async ({ canvas, step }) => {
    await step('the words for a page that is switched off are no link', async () => {
      await expect(canvas.getByText(/thay đổi gần nhất của tên miền\./)).toBeVisible();
    });
  },
};

export const EmailAlone: Story = {
  decorators: reachedAt({
    phone: '',
    emergencyPhone: '',
    company: '',
    address: '',
    hours: null,
  }),
  play: async ({ canvas, step }) => {
    await step('what the brand does not have is not shown', async () => {
      await expect(canvas.queryByText(/Điện thoại|Số khẩn cấp|Giờ làm việc|Về chúng tôi/)).toBeNull();
    });
  },
};
