import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { beginningOf, vi } from './words.ts';

test('the dashboard says below the balance how many days it lasts at the prices of the servers', async ({ page }) => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const wallet = page.getByRole('region', { name: vi.dashboard.wallet.title });
  await expect(wallet.getByText(beginningOf(vi.runway.line.days))).toHaveText(/\d/);
});
