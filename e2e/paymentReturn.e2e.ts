import { expect, expectTitle, password, signIn, submitLogin } from './portalTest.ts';
import { expectTopUp, goToBank, payAtBank, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.paymentResult;
const returnTo = (query: string) => `/api/payments/success${query}`;
const codeIn = (address: string) => address.split('/').at(-1) ?? '';

test.describe('forged returns', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('a return with a code nobody here has is not found, whoever else may have it', async ({ page, sandbox }) => {
    const foreign = (await sandbox.ledger('aud@may.cloud')).payments.find(({ status }) => status === 'succeeded');
    await signIn(page);
    for (const code of ['MAY0000000000000000', foreign?.code ?? '', 'status-succeeded']) {
      await page.goto(returnTo(`?transId=${code}&status=succeeded&amount=500000`));
      await expectTitle(page, words.notFound.title);
      await expect(page.getByText(words.confirmed.title)).toHaveCount(0);
    }
  });

  test('a return without one readable code asks the provider nothing and claims nothing', async ({ page, sandbox }) => {
    const [own, other] = (await sandbox.ledger()).payments.filter(({ status }) => status === 'succeeded');
    const asked: string[] = [];
    await signIn(page);
    page.on('request', (request) => {
      if (request.url().includes('get-transaction')) asked.push(request.url());
    });
    for (const query of [
      '',
      '?transId=',
      `?transId=${own?.code}&transId=${other?.code}`,
      `?my_transId=${own?.code}&your_transId=${other?.code}`,
      '?transId=..%2F..%2Fauth%2Fme',
      '?transId=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      `?transId=${'A'.repeat(65)}`,
    ]) {
      await page.goto(returnTo(query));
      await expectTitle(page, words.badLink.title);
    }
    expect(asked).toEqual([]);
  });
});

test('somebody signed out is asked to sign in first, and then told the truth', async ({ page, sandbox }) => {
  const [own] = (await sandbox.ledger()).payments.filter(({ status }) => status === 'succeeded');
  await page.goto(returnTo(`?transId=${own?.code}`));
  await expectTitle(page, words.signInNeeded.title);
  await expect(page.getByText(words.confirmed.title)).toHaveCount(0);
  await page.getByRole('link', { name: vi.common.signIn }).click();
  await submitLogin(page, 'demo@may.cloud', password);
  await expectTitle(page, words.confirmed.title);
  await expect(page).toHaveURL(returnTo(`?transId=${own?.code}`));
});

test('a payment the bank has not confirmed is pending, and turns into the confirmed one by itself', async ({
  page,
  sandbox,
  context,
  before,
}) => {
  await page.clock.install();
  await signIn(page);
  await goToBank(page);
  const bankPage = page.url();
  await page.goto(returnTo(`?transId=${codeIn(bankPage)}`));
  await expectTitle(page, words.pending.title);
  await expect(page.getByText(words.confirmed.title)).toHaveCount(0);

  const phone = await context.newPage();
  await phone.goto(bankPage);
  await payAtBank(phone);
  await page.clock.runFor(5_000);
  await expectTitle(page, words.confirmed.title);
  await expectTopUp(sandbox, before, 500_000);
});

test('a provider that can not be asked is no success, and asking again helps, however the bank spells transId', async ({
  page,
  sandbox,
}) => {
  const [own] = (await sandbox.ledger()).payments.filter(({ status }) => status === 'succeeded');
  await signIn(page);
  await sandbox.addFault({
    match: { path: '/api/payments/get-transaction' },
    fault: { kind: 'html' },
    times: 'always',
  });
  await page.goto(returnTo(`?lang=vi&vnp_transIdRef=${own?.code}`));
  await expectTitle(page, words.unreachable.title);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: vi.common.checkAgain }).click();
  await expectTitle(page, words.confirmed.title);
});

test('the card payment’s success page, opened cold, claims nothing', async ({ page }) => {
  await page.goto('/payments/stripe/success?status=succeeded&redirect_status=succeeded');
  await expectTitle(page, words.card.unconfirmed.title);
  await expect(page.getByText(words.card.confirmed.title)).toHaveCount(0);
  await expect(page.getByRole('link', { name: vi.common.backToHome })).toHaveAttribute('href', '/');
});
