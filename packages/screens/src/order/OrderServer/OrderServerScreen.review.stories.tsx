import { planFixture } from '@may/domain/fixtures';
import { priceOrder } from '@may/domain/servers/pricing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, within } from 'storybook/test';
import choices from './OrderServerScreen.stories.tsx';
import { OrderServerScreen } from './OrderServerScreen.tsx';
import { orderFormFixture, orderPreflightFixture, orderReviewFixture } from './orderServer.fixtures.ts';
import type { OrderPreflight, OrderReview } from './orderServer.ts';

const onConfirm = fn();
const onBack = fn();
const reviewing = (overrides: Partial<OrderReview> = {}) =>
  orderFormFixture({ review: orderReviewFixture({ onConfirm, onBack, ...overrides }) });
const able = (overrides: Partial<OrderPreflight>) => orderFormFixture({ preflight: orderPreflightFixture(overrides) });

const meta = {
  ...choices,
  title: 'Order a server/Before it costs anything',
  component: OrderServerScreen,
  args: { ...choices.args, content: reviewing() },
} satisfies Meta<typeof OrderServerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {
  play: async ({ userEvent, step }) => {
    const dialog = await page.findByRole('dialog', { name: 'Xác nhận thông tin' });
    await step('the review shows the seven specified rows in their order', async () => {
      // The parts of the monthly cost are a list of their own below.
      const [list] = dialog.getElementsByTagName('dl');
      await expect(Array.from(list?.getElementsByTagName('dt') ?? [], ({ textContent }) => textContent)).toEqual([
        'Khu vực',
        'Cấu hình',
        'Ổ SSD',
        'Ổ MariaDB',
        'Tài khoản WordPress',
        'Số container',
        'Chi phí mỗi tháng',
      ]);
    });
    await step('the password is hidden until a press shows it', async () => {
      await expect(dialog).not.toHaveTextContent('Song$Bien2026');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Hiện mật khẩu' }));
      await expect(dialog).toHaveTextContent('Song$Bien2026');
    });
    await step('the button that confirms shows the price', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: /^Tạo với giá 520\.000/ }));
      await expect(onConfirm).toHaveBeenCalledOnce();
    });
  },
};

const was = priceOrder({
  plan: planFixture({ salePrice: { amount: 150_000, currency: 'VND' } }),
  diskMb: 20_480,
  mariadbDiskMb: 10_240,
  containers: 1,
});
export const PriceChanged: Story = {
  args: { content: reviewing({ wasCost: was }) },
  play: async ({ step }) => {
    await step('the old and the new price are both shown', async () => {
      const dialog = await page.findByRole('dialog');
      await expect(within(dialog).getByText(/420\.000.*520\.000/)).toBeVisible();
    });
  },
};
const at = Date.parse('2026-11-21T07:05:00Z');
export const OrderedAlready: Story = {
  args: {
    content: reviewing({ earlier: [{ key: 'earlier', at, isSame: true, serverHref: '/wordpress-progress/srv_1' }] }),
  },
  play: async ({ step }) => {
    await step('an earlier order links to its server, and warns that this one adds a server', async () => {
      const dialog = await page.findByRole('dialog');
      await expect(within(dialog).getByText(/thêm một máy chủ/)).toBeVisible();
      const link = within(dialog).getByRole('link', { name: 'Xem máy chủ đó' });
      await expect(link).toHaveAttribute('href', '/wordpress-progress/srv_1');
    });
  },
};
export const LostOrderFound: Story = {
  args: {
    content: reviewing({ earlier: [{ key: 'earlier', at, isSame: false, serverHref: '/wordpress-progress/srv_1' }] }),
  },
};
export const SameOrderUnanswered: Story = {
  args: { content: reviewing({ earlier: [{ key: 'earlier', at, isSame: true, serverHref: null }] }) },
};
export const OtherOrderUnanswered: Story = {
  args: { content: reviewing({ earlier: [{ key: 'earlier', at, isSame: false, serverHref: null }] }) },
};
export const PriceNotReadAgain: Story = {
  args: { content: reviewing({ failure: { isOffOffer: false, serverMessage: null } }) },
  play: async ({ userEvent, step }) => {
    await step('a price that was not read says that no server was created, and can be confirmed again', async () => {
      onConfirm.mockClear();
      const dialog = await page.findByRole('dialog');
      await expect(within(dialog).getByText(/Chưa có gì được tạo/)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: /^Tạo với/ }));
      await expect(onConfirm).toHaveBeenCalledOnce();
    });
  },
};
export const PlanOffOffer: Story = {
  args: { content: reviewing({ plan: null, failure: { isOffOffer: true, serverMessage: null } }) },
  play: async ({ step }) => {
    await step('a plan that is sold no more has no button with its price', async () => {
      const dialog = await page.findByRole('dialog');
      await expect(within(dialog).queryByRole('button', { name: /^Tạo với/ })).toBeNull();
    });
  },
};
export const Busy: Story = {
  args: { content: reviewing({ busy: true }) },
  play: async ({ userEvent, step }) => {
    await step('while busy the dialog neither closes nor confirms again', async () => {
      onConfirm.mockClear();
      onBack.mockClear();
      const dialog = await page.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: /^Tạo với/ }));
      await userEvent.keyboard('{Escape}');
      await expect(onConfirm).not.toHaveBeenCalled();
      await expect(onBack).not.toHaveBeenCalled();
    });
  },
};
export const PlanNotOnOfferAnyMore: Story = { args: { content: reviewing({ plan: null }) } };
/** Nothing may be sent and nothing is kept to be sent later, so the button waits and says why. */
export const InABrowserThatForgets: Story = {
  args: { content: reviewing({ forgetful: true }) },
  play: async () => {
    await expect(await page.findByText('Trình duyệt không lưu được đơn này')).toBeVisible();
  },
};
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ step }) => {
    await step('the button that costs money cannot be pressed, and the reason stands beside it', async () => {
      const dialog = within(await page.findByRole('dialog', { name: 'Xác nhận thông tin' }));
      await expect(dialog.getByRole('button', { name: /^Tạo/ })).toHaveAttribute('aria-disabled', 'true');
      await expect(dialog.getByText(/^Bạn đang ngoại tuyến\./)).toBeVisible();
    });
  },
};
export const NoUserName: Story = { args: { content: reviewing({ user: '' }) } };

const shortfall = { amount: 120_000, currency: 'VND' } as const;
const wallet = { amount: 400_000, currency: 'VND' } as const;
const short = { wallet, shortfall, topUp: shortfall };
export const WalletIsShort: Story = {
  args: { content: able({ ...short, verdict: 'short' }) },
  play: async ({ canvas, step }) => {
    await step('the text says that a card may pay the whole month, not the shortfall', async () => {
      await expect(canvas.getByText(/Ví còn thiếu 120\.000.*thẻ có thể bị trừ toàn bộ 520\.000/)).toBeVisible();
    });
    await step('a link tops up the shortfall', async () => {
      await expect(canvas.getByRole('link', { name: /^Nạp 120\.000/ })).toHaveAttribute('href', '#top-up');
    });
  },
};
export const TooLittleToTopUp: Story = {
  args: {
    content: able({
      wallet: { amount: 515_000, currency: 'VND' },
      verdict: 'short',
      shortfall: { amount: 5_000, currency: 'VND' },
      topUp: { amount: 10_000, currency: 'VND' },
    }),
  },
};
export const WalletUnknown: Story = { args: { content: able({ wallet: null, verdict: 'walletUnread' }) } };
export const WalletInAnotherCurrency: Story = {
  args: { content: able({ wallet: { amount: 12_550, currency: 'AUD' }, verdict: 'otherCurrency' }) },
};
