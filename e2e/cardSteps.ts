import type { Page } from '@playwright/test';
import { expect, expectTitle } from './portalTest.ts';
import { dong, openTopUp, payButton } from './topUpSteps.ts';
import { vi } from './words.ts';

/** The card provider's test numbers. */
export const numbers = {
  visa: '4242424242424242',
  declined: '4000000000000002',
  asksOwner: '4000002500003155',
  tooLittle: '4000000000009995',
  failsLater: '4000000000000341',
} as const;

/** The card provider's form, in a frame. */
const cardForm = (page: Page) => page.frameLocator('main iframe');

/** Types a card into the card provider's form. */
export const typeCard = async (page: Page, number: string): Promise<void> => {
  const form = cardForm(page);
  await form.locator('input[autocomplete=cc-number]').fill(number);
  await form.locator('input[autocomplete=cc-exp]').fill('12 / 30');
  await form.locator('input[autocomplete=cc-csc]').fill('123');
};

/** Types a card and submits it. */
export const linkCard = async (page: Page, number: string): Promise<void> => {
  await expectTitle(page, vi.linkCard.title);
  await typeCard(page, number);
  await page.getByRole('button', { name: vi.linkCard.submit }).click();
};

/** Chooses 500,000 dong by card on /payment. */
export const chooseByCard = async (page: Page): Promise<void> => {
  await openTopUp(page);
  await page.getByRole('radio', { name: dong(500_000), exact: true }).click();
  await page.getByRole('radio', { name: vi.topUp.group.card }).click();
};

/** Chooses 500,000 dong by the linked card with these last digits, and pays. */
export const payByCard = async (page: Page, last4 = '4242'): Promise<void> => {
  await chooseByCard(page);
  await page.getByRole('radio', { name: new RegExp(last4) }).click();
  await payButton(page).click();
};

/** The buttons of the bank's approval page, which the sandbox draws. */
export const bank = { approve: 'Xác nhận là tôi', refuse: 'Từ chối xác thực' } as const;

/** Answers in the frame where the bank of the card asks the customer. */
export const answerBank = async (page: Page, answer: keyof typeof bank): Promise<void> => {
  const asked = page.frameLocator('iframe[src*="/challenge"]');
  await asked.getByRole('button', { name: bank[answer] }).click();
};

/** Expects the page to say that the card was charged. */
export const expectCharged = (page: Page): Promise<void> => expectTitle(page, vi.topUp.card.succeeded.title);

/** Expects no secret of the card provider in the address and in local storage. */
export const expectNoSecretKept = async (page: Page): Promise<void> => {
  expect(page.url()).not.toMatch(/secret/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/_secret_/);
};
