import type { BrowserContext, Page } from 'playwright-core';
import { putSession } from '../customer.ts';
import type { Figures } from './figures.ts';
import type { Group, Portal } from './groups.ts';

const day = 86_400;

const kinds = ['Nạp tiền qua VietQR', 'Nạp tiền qua thẻ quốc tế', 'Gia hạn', 'Thuê thêm', 'Hoàn tiền', 'Đăng ký'];
const things = ['máy chủ', 'ổ đĩa', 'tên miền', 'bản sao lưu', 'địa chỉ IP', 'WordPress'];

/** Pseudo-random numbers, equal in each run. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
  return (seed >>> 0) / 2 ** 32;
};

type Answers = { transactions: string; invoices: string };

const answerWith = (rows: unknown[], next: (() => number) | null): string => {
  for (let last = rows.length - 1; next && last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [rows[last], rows[other]] = [rows[other], rows[last]];
  }
  return JSON.stringify({ statusCode: 200, message: 'success', result: rows });
};

/** The provider's answer: `count` movements of the last 30 days, with mostly different notes. */
const answerOf = (count: number, shuffled: boolean): string => {
  const next = chance(count);
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)];
  const now = Math.floor(Date.now() / 1000);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `txn_${index}`,
    description: `${pick(kinds)} ${pick(things)} khach-${Math.floor(next() * 1e6)}, tháng ${1 + (index % 12)}`,
    amount: index % 3 === 0 ? 1_000 * Math.floor(next() * 1_000) : -1_000 * Math.floor(next() * 500),
    created: Math.floor(now - ((index + 1) / count) * 30 * day),
    ending_balance: 5_000_000 + 1_000 * Math.floor(next() * 3_000),
    transactionCode: `MAY-${(index * 7_919).toString(36).toUpperCase()}`,
    currency: 'vnd',
  }));
  return answerWith(rows, shuffled ? next : null);
};

/** The provider's answer: `count` invoices of the last 30 days, each fifth unpaid. */
const invoicesOf = (count: number, shuffled: boolean): string => {
  const next = chance(count);
  const now = Math.floor(Date.now() / 1000);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `in_${index}`,
    number: `MAY-${index}`,
    amount_due: 1_000 * (index % 700),
    amount_paid: index % 5 === 0 ? 0 : 1_000 * (index % 700),
    amount_remaining: index % 5 === 0 ? 1_000 * (index % 700) : 0,
    status: index % 5 === 0 ? 'open' : 'paid',
    currency: 'vnd',
    created: Math.floor(now - ((index + 1) / count) * 30 * day),
    invoice_pdf: `https://invoice.stripe.com/i/${index}/pdf`,
    hosted_invoice_url: `https://invoice.stripe.com/i/${index}`,
    server_id: `srv_${index % 9}`,
  }));
  return answerWith(rows, shuffled ? next : null);
};

/** Collected in the page by the script below: long tasks, frames and answers since the last read. */
type Watch = {
  tasks: { start: number; duration: number }[];
  interactions: number[];
  longestFrame: number;
  lastChange: number;
  firstInput: number;
};
declare global {
  var watch: Watch;
}

const watchPage = () => {
  const watch: Watch = { tasks: [], interactions: [], longestFrame: 0, lastChange: 0, firstInput: 0 };
  window.watch = watch;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watch.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId)
        watch.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let previous = performance.now();
  const frame = () => {
    const now = performance.now();
    watch.longestFrame = Math.max(watch.longestFrame, now - previous);
    previous = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(type, (event) => (watch.firstInput ||= event.timeStamp), { capture: true });
  }
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      watch.lastChange = performance.now();
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

const waitUntilIdle = (page: Page) => page.waitForTimeout(1_200);

/** The cost of an action in ms: slowest answer to a press, its result on the screen, longest frame, longest task. */
const measure = async (page: Page, act: () => Promise<unknown>) => {
  await page.evaluate(() => {
    Object.assign(window.watch, { tasks: [], interactions: [], longestFrame: 0, lastChange: 0, firstInput: 0 });
  });
  await act();
  await waitUntilIdle(page);
  return page.evaluate(() => {
    const { tasks, interactions, longestFrame, lastChange, firstInput } = window.watch;
    return {
      press: Math.max(0, ...interactions),
      result: Math.max(0, lastChange - firstInput),
      frame: longestFrame,
      task: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
};

/**
 * Hands the long answers to the page as a network would: after three seconds, when the page is idle, and in chunks of 64 kB. The
 * real answer is read before, because the debugger records it with a task of up to 200 ms, which no customer has.
 */
const deliverLate = () => {
  const ask = window.fetch;
  const isLong = (path: string) =>
    path.endsWith('/stripe') || (location.pathname === '/invoice' && path.endsWith('/stripe/invoices'));
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = await ask(input, init);
    if (!isLong(pathname)) return answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    performance.mark(pathname);
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve));
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + 65_536));
        at += 65_536;
      },
    });
    return new Response(body, { headers: answer.headers });
  };
};

/** The longest task from the answer's first byte on, because the page reads its body while it arrives. */
const longestTaskAfterAnswer = (page: Page, path = '/api/payments/stripe') =>
  page.evaluate((name) => {
    const [answered] = performance.getEntriesByName(name, 'mark');
    if (!answered) throw new Error(`The page has not asked for ${name}.`);
    const after = window.watch.tasks.filter(({ start, duration }) => start + duration > answered.startTime);
    return Math.max(0, ...after.map(({ duration }) => duration));
  }, path);

const open = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main table tbody tr time').first().waitFor({ timeout: 60_000, state: 'attached' });
  return page;
};

const measureDashboard = async (context: BrowserContext, origin: string): Promise<Figures> => {
  const page = await open(context, `${origin}/`);
  const curve = page.locator('main input[type=range]');
  await curve.waitFor({ timeout: 60_000 });
  await waitUntilIdle(page);
  const figures: Figures = {
    '/: elements': await page.evaluate(() => document.getElementsByTagName('*').length),
    '/: longest task after the answer': await longestTaskAfterAnswer(page),
  };
  await curve.scrollIntoViewIfNeeded();
  const box = await curve.boundingBox();
  if (!box) throw new Error('The curve has no box: nothing can be pointed at.');
  const { frame } = await measure(page, async () => {
    for (let step = 0; step <= 40; step += 1) {
      await page.mouse.move(box.x + (box.width * step) / 40, box.y + box.height / 2);
    }
  });
  figures['/: longest frame under the pointer'] = frame;
  await page.close();
  return figures;
};

const measureLog = async (context: BrowserContext, origin: string): Promise<Figures> => {
  const page = await open(context, `${origin}/transactions`);
  await waitUntilIdle(page);
  const figures: Figures = { 'log: longest task after the answer': await longestTaskAfterAnswer(page) };
  const next = () => page.getByRole('button', { name: 'Trang sau' }).click();
  const note = (name: string, what: Awaited<ReturnType<typeof measure>>) => {
    figures[`log: ${name}`] = what.press;
    if (!name.startsWith('type')) figures[`log: ${name}, result shown`] = what.result;
  };
  note('next page', await measure(page, next));
  const search = page.getByRole('searchbox');
  const type = () => search.pressSequentially('quoc te', { delay: 80 });
  await search.focus();
  note('type', await measure(page, type));
  await search.fill('');
  await waitUntilIdle(page);
  const sortBy = (name: string) => () => page.locator('main th button', { hasText: name }).click();
  note('sort by text', await measure(page, sortBy('Nội dung')));
  note('sort by text, turned', await measure(page, sortBy('Nội dung')));
  note('next page, sorted by text', await measure(page, next));
  await search.focus();
  note('type, sorted by text', await measure(page, type));
  await search.fill('');
  await waitUntilIdle(page);
  note('sort by amount', await measure(page, sortBy('Số tiền')));
  note('sort by time', await measure(page, sortBy('Thời gian')));
  await page.close();
  return figures;
};

const measureInvoices = async (context: BrowserContext, origin: string): Promise<Figures> => {
  const page = await open(context, `${origin}/invoice`);
  await waitUntilIdle(page);
  const figures = {
    'invoices: longest task after the answer': await longestTaskAfterAnswer(page, '/api/payments/stripe/invoices'),
  };
  await page.close();
  return figures;
};

/** The limit of a figure in milliseconds, except for `elements`; a press is answered within `press`. */
const limitOf = (figure: string, press: number): number | undefined => {
  if (figure.includes('elements')) return 1_000;
  if (figure.includes('longest')) return 100;
  return figure.includes('result shown') ? undefined : press;
};

const visit = async ({ browser, origin, session }: Portal, { transactions, invoices }: Answers) => {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 1280, height: 800 } });
  await putSession(context, session);
  await context.addInitScript(watchPage);
  await context.addInitScript(deliverLate);
  const answer = (path: RegExp, body: string) =>
    context.route(path, (route) => route.fulfill({ contentType: 'application/json', body }));
  await answer(/\/api\/payments\/stripe$/, transactions);
  const figures = { ...(await measureDashboard(context, origin)), ...(await measureLog(context, origin)) };
  await answer(/\/api\/payments\/stripe\/invoices$/, invoices);
  Object.assign(figures, await measureInvoices(context, origin));
  await context.close();
  return figures;
};

const histories = [
  { name: '60 rows', count: 60, shuffled: false, press: 100 },
  { name: '10,000 newest first', count: 10_000, shuffled: false, press: 100 },
  { name: '10,000 in no order', count: 10_000, shuffled: true, press: 100 },
  { name: '50,000 newest first', count: 50_000, shuffled: false, press: 200 },
  { name: '50,000 in no order', count: 50_000, shuffled: true, press: 200 },
];

/** The cost of a long history of transactions and of invoices on a four times slower processor, newest first and in no order. */
export const historyOf = (portal: Portal): Group => ({
  name: 'history',
  title: 'Long histories of transactions, CPU 4×, network not slowed; in ms, and the number of elements',
  turned: true,
  subjects: histories.map(({ name, count, shuffled, press }) => {
    const answers = { transactions: answerOf(count, shuffled), invoices: invoicesOf(count, shuffled) };
    return {
      name: name + portal.suffix,
      measure: () => visit(portal, answers),
      targetOf: (figure) => limitOf(figure, press),
    };
  }),
});
