import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { CustomDomainsScreen } from './CustomDomainsScreen.tsx';
import {
  customDomainsFixture,
  namedFixture,
  primaryFixture,
  rowFixture,
  waitingFixture,
} from './customDomains.fixtures.ts';

const onVerify = fn();

const meta = {
  title: 'Server/Domains that wait',
  component: CustomDomainsScreen,
  args: customDomainsFixture,
} satisfies Meta<typeof CustomDomainsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForItsRecord: Story = {
  args: { unverified: [waitingFixture({ actions: [{ name: 'verify', onPress: onVerify }] })] },
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('the exact record can be copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sao chép Giá trị' }));
      await expect(write).toHaveBeenCalledWith(primaryFixture);
    });
    await step('the domain can be verified again', async () => {
      await expect(canvas.getByText('Tên miền chưa được xác minh')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xác minh' }));
      await expect(onVerify).toHaveBeenCalledOnce();
    });
  },
};
export const RootWithoutAddress: Story = {
  args: {
    unverified: [
      waitingFixture({
        domain: namedFixture('shop.vn'),
        reason: 'unknown',
        record: { type: 'A', host: '@', value: null },
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
        domain: namedFixture(long),
        serverMessage: `<b>${'lời-của-nhà-cung-cấp-'.repeat(12)}</b>`,
        record: { type: 'CNAME', host: long.slice(0, -3), value: long },
      }),
    ],
  },
};
