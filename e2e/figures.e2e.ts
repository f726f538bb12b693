import type { Page } from '@playwright/test';
import { expect, openTab, signIn, test } from './portalTest.ts';

/** The pages that show a customer's figures before React. */
const addresses = ['/', '/transactions', '/invoice', '/payment'] as const;

const hostile = [
  '<img src=x onerror="document.title=`run`"><b>bold</b>',
  '\u202Ehcan pån\u202C \u2066x\u2069 \u200Fعربى',
  'x'.repeat(4_000),
  '👩‍👩‍👧‍👦🇻🇳 Nạp tiền &amp; </script><script>document.title="run"</script>',
];
const addressesToRefuse = ['javascript:document.title="run"', 'https://pay.example@evil.example/', '//evil.example/'];

/** Writes hostile strings into each row of the lists that the pages read. */
const disturbAnswers = async (page: Page): Promise<void> => {
  await page.route(/\/api\/payments\/stripe(?:\/invoices)?$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const rows: Record<string, unknown>[] = body.result;
    for (const [place, row] of rows.entries()) {
      const text = hostile[place % hostile.length];
      const link = addressesToRefuse[place % addressesToRefuse.length];
      if ('description' in row) Object.assign(row, { description: text, transactionCode: text?.slice(0, 150) });
      if ('amount_due' in row)
        Object.assign(row, { number: text, invoice_pdf: link, hosted_invoice_url: place % 2 ? link : undefined });
    }
    await route.fulfill({ response: answer, json: body });
  });
};

const scripts = /\/assets\/.*\.js$/;

/** Holds the portal's scripts back until `arrive` is called. */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unroute(scripts);
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return { arrive: resolve };
};

/** Each visible text in the page's content with its box, and each address; runs in the page. */
const readContent = (): string[] => {
  const content = document.querySelector('main');
  const found: string[] = [];
  const walker = document.createTreeWalker(content ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // React writes a text in pieces, HTML as one.
    if (node.previousSibling instanceof Text) continue;
    let last = node;
    while (last.nextSibling instanceof Text) last = last.nextSibling;
    const range = document.createRange();
    range.setStartBefore(node);
    range.setEndAfter(last);
    const { x, y, width, height } = range.getBoundingClientRect();
    const text = range.toString().trim();
    // A place that is kept for a text has a space.
    if (text) found.push([text, ...[x, y + scrollY, width, height].map(Math.round)].join(' '));
  }
  for (const link of content?.querySelectorAll('a') ?? []) found.push(`${link.textContent} leads to ${link.href}`);
  return found;
};

/** True for the same text in the same place. A place between two pixels may be read as either. */
const isSame = (one: string, other: string): boolean => {
  const box = / (-?\d+) (-?\d+) (\d+) (\d+)$/;
  const [places, others] = [box.exec(one)?.slice(1) ?? [], box.exec(other)?.slice(1) ?? []];
  return (
    one.replace(box, '') === other.replace(box, '') &&
    places.every((place, side) => Math.abs(Number(place) - Number(others[side])) <= 1)
  );
};

/** Waits until the page at an address, which has no React yet, shows no skeleton of a figure. */
const untilDrawn = (page: Page, address: string) =>
  page.waitForFunction((wanted) => {
    const isNew = window.location.pathname === wanted && !('hydrated' in document.documentElement.dataset);
    return isNew && document.querySelector('main') && !document.querySelector('[data-figure]');
  }, address);

test('answers with hostile strings: what each page draws before React stands there after it', async ({ page }) => {
  await disturbAnswers(page);
  for (const address of addresses) {
    const held = await holdScripts(page);
    const opened = signIn(page, address);
    await untilDrawn(page, address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await page.evaluate(readContent);
    held.arrive();
    await opened;
    await page.waitForFunction(() => !document.querySelector('main > template'));
    const after = await page.evaluate(readContent);
    expect(
      before.filter((line) => !after.some((other) => isSame(line, other))),
      address,
    ).toEqual([]);
    expect(after.length).toBeGreaterThan(10);
  }
  await expect(page).not.toHaveTitle('run');
  // A page may read again in the background.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The places of figures that still show a skeleton, once the page has read the answers. */
const placesLeft = (page: Page) =>
  page.evaluate(async () => {
    for (const answer of Object.values(window.beforeReact?.begunReads ?? {}))
      await answer.then((given) => given.clone().text());
    await new Promise((resolve) => setTimeout(resolve));
    return [...document.querySelectorAll('[data-figure]')].map((place) => place.getAttribute('data-figure')).toSorted();
  });

const changed = (page: Page, address: RegExp, change: (result: never) => void) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    change(body.result as never);
    await route.fulfill({ response: answer, json: body });
  });

// A page that takes another customer's answer asks for that customer's channel.
test.use({ expectedErrors: /status of 403.*auth\/pusher/ });

test('figures that are not drawn before React, or not any more', async ({ page }) => {
  await test.step('an answer about another customer: no figure is drawn', async () => {
    const held = await holdScripts(page);
    await changed(page, /\/api\/v1\/auth\/me$/, (me: { id: unknown }) => {
      me.id = 'another';
    });
    const opened = signIn(page, '/');
    await page.waitForFunction(() => document.querySelectorAll('[data-figure]').length > 0);
    expect(await placesLeft(page)).toEqual(['balance', 'invoices', 'received', 'spent', 'transactions']);
    held.arrive();
    await opened.catch(() => undefined);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('another tab locks before React is there: the figures are gone at once', async () => {
    const held = await holdScripts(page);
    const opened = signIn(page, '/');
    await untilDrawn(page, '/');
    const other = await openTab(page, '/robots.txt');
    await other.evaluate(() => localStorage.setItem('may.lastWord', `${localStorage.getItem('may.lastWord')}2`));
    await page.waitForFunction(() => document.querySelectorAll('[data-figure]').length === 5);
    await expect(page.locator('main')).toBeHidden();
    held.arrive();
    await opened.catch(() => undefined);
    await expect(page.locator('input[type=password]')).toBeVisible();
  });
});
