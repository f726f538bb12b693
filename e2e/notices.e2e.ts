import type { Page } from '@playwright/test';
import { expect, liveBell, menuEntries, notices, openByMenu, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';

const widths = [1920, 1280, 768, 375, 320];
const entries = ['dashboard', 'dns', 'topUp', 'transactions'] as const;

/** The buttons, links, fields and figures that cannot be scrolled out from under the notice; runs in the page. */
const coveredThings = (): string[] => {
  const shown = [...document.querySelectorAll('[role=region] > :is([role=alert], [role=status])')];
  const notice = shown.find((each) => each.checkVisibility());
  if (!notice) return ['there is no notice'];
  const isThing = (element: Element) =>
    element.matches('a, button, input, select, textarea, iframe, [role=button]') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.nodeValue ?? ''));
  const things = [...document.querySelectorAll('body *')].filter(
    (element) =>
      isThing(element) &&
      element.clientWidth !== 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !notice.parentElement?.contains(element) &&
      !element.closest('[inert], script, style'),
  );
  const box = notice.getBoundingClientRect();
  const isUnder = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return left < box.right - 1 && box.left + 1 < right && top < box.bottom - 1 && box.top + 1 < bottom;
  };
  const start = window.scrollY;
  const covered = things.filter((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return isUnder(element);
  });
  window.scrollTo({ top: start, behavior: 'instant' });
  return covered.map((element) => element.outerHTML.slice(0, 120));
};

/** Runs in the page: collects what moves from now on. */
const watchShifts = () => {
  const found: string[] = [];
  Object.assign(window, { found });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as { value: number; sources: { node: Element }[] }[])
      found.push(`${value} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
  }).observe({ type: 'layout-shift' });
};

const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'found'))))),
  );

test('at any width a button, link, field or figure under a notice can be scrolled clear of it, and a notice moves nothing', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  await expect(liveBell(page)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(watchShifts);
  await sandbox.publish('invoice.payment_failed', {
    id: 'in_1',
    event_id: 'evt_1',
    amount_due: 320_000,
    amount_paid: 0,
  });
  const notice = notices(page).getByRole('alert');
  await expect(notice).toContainText(vi.notifications.invoice.payment_failed.title);
  expect(await shifts(page)).toEqual([]);
  for (const entry of entries) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openByMenu(page, entry);
    const title = menuEntries.find(({ label }) => label === entry)?.title ?? '';
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => page.evaluate(coveredThings), { message: `${entry} at ${width} px` }).toEqual([]);
    }
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // The last change of width is drawn before shifts are watched.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(watchShifts);
  await notices(page).getByRole('button', { name: vi.common.close }).click();
  await expect(notice).toHaveCount(0);
  expect(await shifts(page)).toEqual([]);
});
