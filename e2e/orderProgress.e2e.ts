import { confirmOrder, expectProgress, expectServer, openFilledOrder } from './orderSteps.ts';
import { expect } from './portalTest.ts';
import { test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderProgress;

for (const scenario of ['eventsDropped', 'eventsArriveTwice', 'eventsOutOfOrder', 'eventsOldNames']) {
  // readEvent.test.ts and orderWizardMachine.test.ts have the cases of lost, double, late and renamed events without a browser.
  test(`the three steps lead to the server in the scenario ${scenario}`, { tag: '@deep' }, async ({
    page,
    sandbox,
  }) => {
    await openFilledOrder(page);
    await sandbox.arm(scenario);
    await confirmOrder(page);
    await expectProgress(page);
    await expectServer(page);
    await expect(page.getByText(words.notice.wordpress)).toHaveCount(1);
  });
}

test('a reload during the steps continues them up to the server', { tag: '@deep' }, async ({ page }) => {
  await openFilledOrder(page);
  await confirmOrder(page);
  await expectProgress(page);
  await page.reload();
  await expectServer(page);
});
