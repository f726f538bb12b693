import { chooseByCard, typeCard } from './cardSteps.ts';
import { expect, expectTitle, pressRetry, signIn } from './portalTest.ts';
import { expectTopUp, pressPayHastily, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.topUp.card;

test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 40/ });

/** Chooses 500,000 dong by a card that is not linked, and waits for its form. */
const chooseOther = async (page: Parameters<typeof signIn>[0]): Promise<void> => {
  await chooseByCard(page);
  await page.getByRole('radio', { name: words.other }).click();
  await page.frameLocator('main iframe').locator('input[autocomplete=cc-number]').waitFor();
};

test('five presses in one turn charge a card that is not linked once', async ({ page, sandbox, before }) => {
  await signIn(page, '/payment');
  await chooseOther(page);
  await typeCard(page, '4111111111111111');
  const sent = page.waitForRequest('**/api/payments/square/checkout');
  await pressPayHastily(page);
  expect((await sent).postDataJSON()).toMatchObject({ verification_token: expect.stringMatching(/^verf:/) });
  await expectTitle(page, words.succeeded.title);
  await expectTopUp(sandbox, before, 500_000);
  expect(await sandbox.policyReports()).toEqual([]);
});

test('a missing script is reported, and a retry loads the form', { tag: '@deep' }, async ({ page, sandbox }) => {
  await sandbox.arm('squareScriptMissing');
  await signIn(page, '/payment');
  await chooseByCard(page);
  await page.getByRole('radio', { name: words.other }).click();
  await expect(page.getByText(words.otherForm.failed.title)).toBeVisible();
  await sandbox.arm('none');
  await pressRetry(page);
  await page.frameLocator('main iframe').locator('input[autocomplete=cc-number]').waitFor();
});
