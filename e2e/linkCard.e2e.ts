import { stripeErrors } from '../apps/sandbox/src/cards/stripe/stripeErrors.ts';
import { answerBank, chooseByCard, expectCharged, expectNoSecretKept, linkCard, numbers } from './cardSteps.ts';
import { expect, expectTitle, pressRetry, signIn } from './portalTest.ts';
import { dong, expectTopUp, payButton, test } from './topUpSteps.ts';
import { say, vi } from './words.ts';

const newcomer = 'new@may.cloud';

// A browser writes each refusal of the card provider into its console.
test.use({ expectedErrors: /status of 40[02].*\/__sandbox\/stripe\/|status of 404.*stripe\.js/ });

test('a top-up without a linked card leads to linking one, and is paid by it', async ({ page, sandbox }) => {
  const before = await sandbox.ledger(newcomer);
  const posted: string[] = [];
  page.on('request', (request) => posted.push(`${request.url()} ${request.postData() ?? ''}`));
  const amount = page.getByRole('radio', { name: dong(500_000), exact: true });
  await signIn(page, '/payment', newcomer);
  await amount.click();
  await page.getByRole('radio', { name: vi.topUp.group.card }).click();
  await expect(page).toHaveURL('/link-card?returnTo=%2Fpayment');

  await test.step('Back from the link page shows the top-up with its amount and a link to the link page', async () => {
    await expectTitle(page, vi.linkCard.title);
    await page.goBack();
    await expectTitle(page, vi.topUp.title);
    await expect(amount).toBeChecked();
    await page.getByRole('link', { name: vi.topUp.card.link }).click();
    await expect(page.getByText(vi.linkCard.interrupted)).toBeVisible();
  });

  await test.step('a missing script of the card provider is reported, and a retry loads the form', async () => {
    await sandbox.arm('cardScriptMissing');
    await page.reload();
    await expect(page.getByText(vi.linkCard.problem.scriptMissing.title)).toBeVisible();
    await sandbox.arm('none');
    await pressRetry(page);
  });

  await test.step('a card that needs approval is not linked after a refusal, and is linked after an approval', async () => {
    await linkCard(page, numbers.asksOwner);
    await answerBank(page, 'refuse');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(stripeErrors.authenticationFailed.vi);
    await linkCard(page, numbers.asksOwner);
    await answerBank(page, 'approve');
    await expect(page).toHaveURL('/payment');
    await expect(page.getByText(vi.linkCard.result.saved.text)).toBeVisible();
  });

  await page.getByRole('radio', { name: /3155/ }).click();
  await payButton(page).click();
  await answerBank(page, 'approve');
  await expectCharged(page);
  await expectTopUp(sandbox, before, 500_000, newcomer);
  await expectNoSecretKept(page);
  // Only the frame of the card provider sent the number.
  expect(posted.filter((sent) => sent.includes(numbers.asksOwner) && !sent.includes('/__sandbox/stripe/'))).toEqual([]);
  expect(await sandbox.policyReports()).toEqual([]);
});

test('an address that claims a linked card is not believed', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, '/link-card?redirect_status=succeeded&setup_intent=seti_1', newcomer);
  await expectTitle(page, vi.linkCard.title);
  await page.goto('/link-card?redirect_status=succeeded&setup_intent_client_secret=seti_forged_secret_forged');
  await expectTitle(page, vi.linkCard.result.unknown.title);
  await expect(page).toHaveURL('/link-card');
  await page.goto('/link-card?setup_intent_client_secret=&setup_intent_client_secret=seti_1&payment_intent=pi_1');
  await expectTitle(page, vi.linkCard.title);
  await expect(page).toHaveURL('/link-card');
});

test('a card made the default stays so after a reload', { tag: '@literal' }, async ({ page, profile }) => {
  await signIn(page, '/payment');
  await chooseByCard(page);
  await page.getByRole('button', { name: new RegExp(`${vi.topUp.card.makeStandard}.*4444`) }).click();
  // A warning about the new default card may stand in front of it.
  await expect(page.getByText(vi.topUp.card.attached)).toBeAttached();
  await expect(page.getByText(vi.topUp.card.standardHere)).toHaveCount(profile === 'literal' ? 1 : 0);
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(`${vi.topUp.card.makeStandard}.*4444`) })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /0005/ })).toBeDisabled();
  await expect(page.getByText(say(vi.topUp.card.expired, { date: '10/2026' }))).toBeVisible();
});
