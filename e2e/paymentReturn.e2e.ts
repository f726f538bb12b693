import { expect, expectTitle, openTab, password, signIn, submitLogin } from './portalTest.ts';
import { expectTopUp, goToBank, payAtBank, spokenDong, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.paymentResult;
const returnTo = (query: string) => `/api/payments/success${query}`;
const codeIn = (address: string) => address.split('/').at(-1) ?? '';

test.use({ expectedErrors: /status of 404/ });

test('a return without a session asks to sign in, and then shows the payment', async ({ page, sandbox, profile }) => {
  const { payments, rows } = await sandbox.ledger();
  const own = payments.find(({ status }) => status === 'succeeded');
  const after = rows.find(({ paymentId }) => paymentId === own?.code);
  await page.goto(returnTo(`?transId=${own?.code}`));
  await expectTitle(page, words.signInNeeded.title);
  await expect(page.getByText(words.confirmed.title)).toHaveCount(0);
  await page.getByRole('link', { name: vi.common.signIn }).click();
  await submitLogin(page, 'demo@may.cloud', password);
  await expectTitle(page, words.confirmed.title);
  await expect(page).toHaveURL(returnTo(`?transId=${own?.code}`));
  // The literal provider names no payment in its log, so the balance after this one is not known.
  await expect(page.getByText(words.balance, { exact: true })).toHaveCount(profile === 'rich' ? 1 : 0);
  const balance = page.getByText(spokenDong(after?.endingBalance ?? Number.NaN));
  await expect(balance).toHaveCount(profile === 'rich' ? 1 : 0);

  await test.step('a return with an unknown code or another customer’s code is not found', async () => {
    const foreign = (await sandbox.ledger('aud@may.cloud')).payments.find(({ status }) => status === 'succeeded');
    if (!foreign) throw new Error('The Australian customer has paid nothing.');
    for (const code of ['MAY0000000000000000', foreign.code]) {
      await page.goto(returnTo(`?transId=${code}&status=succeeded&amount=500000`));
      await expectTitle(page, words.notFound.title);
      await expect(page.getByText(words.confirmed.title)).toHaveCount(0);
    }
  });
});

test('an unconfirmed payment is pending, then confirmed', { tag: '@literal' }, async ({ page, sandbox, before }) => {
  await page.clock.install();
  await signIn(page, '/payment');
  await goToBank(page);
  const bankPage = page.url();
  await page.goto(returnTo(`?transId=${codeIn(bankPage)}`));
  await expectTitle(page, words.pending.title);
  await expect(page.getByText(words.confirmed.title)).toHaveCount(0);

  const phone = await openTab(page, bankPage);
  await payAtBank(phone);
  await page.clock.runFor(5_000);
  await expectTitle(page, words.confirmed.title);
  await expectTopUp(sandbox, before, 500_000);
});
