import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { CustomDomainsScreen } from './CustomDomainsScreen.tsx';
import {
  customDomainsFixture,
  namedFixture,
  primaryFixture,
  rowFixture,
  waitingFixture,
  zoneHelpFixture,
  zonePlanFixture,
} from './customDomains.fixtures.ts';

const onVerify = fn();
const onCreate = fn();

const meta = {
  title: 'Server/Domains that wait',
  component: CustomDomainsScreen,
  args: customDomainsFixture,
} satisfies Meta<typeof CustomDomainsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForItsRecord: Story = {
  args: {
    unverified: [
      waitingFixture({
        actions: [{ name: 'verify', onPress: onVerify }],
        zones: [
          zoneHelpFixture({
            plan: { status: 'ready', value: zonePlanFixture({ onCreate }) },
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('the exact record is folded away below the zone that can have it, and can be copied', async () => {
      await userEvent.click(canvas.getByText('Tự tạo bản ghi'));
      await userEvent.click(canvas.getByRole('button', { name: 'Chép Giá trị' }));
      await expect(write).toHaveBeenCalledWith(primaryFixture);
    });
    await step('the replaced record stands beside the button that creates the new one', async () => {
      await expect(canvas.getByText('A www.shop.vn 198.51.100.7 (qua proxy)')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Tạo bản ghi giúp tôi' }));
      await expect(onCreate).toHaveBeenCalledOnce();
    });
    await step('the domain can be verified again', async () => {
      await expect(canvas.getByText('Tên miền chưa được xác minh !')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xác minh' }));
      await expect(onVerify).toHaveBeenCalledOnce();
    });
  },
};
export const TwoRefused: Story = {
  args: {
    unverified: [
      waitingFixture({
        domains: [namedFixture('shop.vn'), namedFixture('www.shop.vn')],
        serverMessage: 'Domain shop.vn is not pointing to this server.',
        records: [
          { ...namedFixture('shop.vn'), type: 'A', host: '@', value: '203.0.113.7' },
          { ...namedFixture('www.shop.vn'), type: 'CNAME', host: 'www', value: primaryFixture },
        ],
        alone: [
          { shown: 'shop.vn', onPress: fn() },
          { shown: 'www.shop.vn', onPress: fn() },
        ],
      }),
    ],
  },
};
export const RootWithoutAddress: Story = {
  args: {
    unverified: [
      waitingFixture({
        domains: [namedFixture('shop.vn')],
        reason: 'unknown',
        records: [],
        missingAddresses: [{ ...namedFixture('shop.vn'), www: { shown: 'www.shop.vn', onTake: fn() } }],
      }),
    ],
  },
};
const long = `${'ten-mien-rat-dai-khong-co-dau-cach.'.repeat(6)}vn`;
export const Overflowing: Story = {
  args: {
    domains: [rowFixture(long), rowFixture('javascript:alert(1)\uFFFD', { openHref: null })],
    unverified: [
      waitingFixture({
        domains: [namedFixture(long)],
        serverMessage: `<b>${'lời-của-nhà-cung-cấp-'.repeat(12)}</b>`,
        records: [{ ...namedFixture(long), type: 'CNAME', host: long.slice(0, -3), value: long }],
        zones: [zoneHelpFixture({ plan: { status: 'failed', onRetry: fn() } })],
      }),
    ],
  },
};
