import { fixtureNow } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { articleHrefsFixture } from '../../patterns/Article/article.fixtures.ts';
import { HelpdeskScreen } from './HelpdeskScreen.tsx';

const meta = {
  title: 'Helpdesk',
  component: HelpdeskScreen,
  args: {
    facts: {
      at: fixtureNow,
      timeZone: 'Asia/Ho_Chi_Minh',
      version: 'main-BWq3x1.js',
      page: '/dns/domain/dom_1',
      browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
      screen: '1280 × 800',
      language: 'vi',
      isOnline: true,
      canStore: true,
      provider: 'https://api.may.cloud; attempt keys on; WordPress, DNS',
      account: { id: 'usr_1', email: 'demo@may.cloud' },
      notices: [
        { kind: 'topUpFailed', at: fixtureNow - 60_000 },
        { kind: 'recordNotAdded', at: fixtureNow - 600_000 },
      ],
    },
    description: '',
    onDescriptionChange: fn(),
    hrefs: articleHrefsFixture,
  },
  render: ({ description: first, ...args }) => {
    const [description, setDescription] = useState(first);
    return <HelpdeskScreen {...args} description={description} onDescriptionChange={setDescription} />;
  },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof HelpdeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const packet = () => canvasElement.querySelector('pre');
    await step('the address of the customer is masked until they tick it', async () => {
      await expect(packet()).toHaveTextContent('d•••@may.cloud');
      await expect(packet()).not.toHaveTextContent('demo@may.cloud');
      await userEvent.click(canvas.getByRole('checkbox'));
      await expect(packet()).toHaveTextContent('demo@may.cloud (usr_1)');
    });
    await step('a typed card number does not reach the packet', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Thẻ 4242 4242 4242 4242 bị từ chối');
      await expect(packet()).toHaveTextContent('Thẻ [đã bỏ số thẻ] bị từ chối');
      await expect(canvas.getByText(/^Một con số hoặc mã/)).toBeVisible();
    });
  },
};

export const SignedOut: Story = {
  args: { facts: { ...meta.args.facts, account: null, page: null, notices: [], canStore: false, isOnline: false } },
};

export const TooLongForMail: Story = {
  args: { description: 'Tôi mở trang nạp tiền, chọn một mức rồi bấm thanh toán. '.repeat(8) },
  play: async ({ canvas, step }) => {
    await step('the mail link asks to paste a packet that is too long for it', async () => {
      const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: /^Viết cho/ });
      await expect(decodeURIComponent(href)).toMatch(/body=Xin dán gói thông tin hỗ trợ vào đây\.$/);
    });
  },
};

export const CopyRefused: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the packet is selected for copying by key', async () => {
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
      await userEvent.click(canvas.getByRole('button', { name: 'Chép gói thông tin' }));
      await expect(canvas.getByText(/^Đã chọn sẵn/)).toBeVisible();
      await expect(String(getSelection())).toBe(canvasElement.querySelector('pre')?.textContent);
    });
  },
};
