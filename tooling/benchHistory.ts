/**
 * `npm run bench:history`: cost of a long history on a slow phone's processor (4× slower), on the last build for the sandbox. It measures 10,000
 * and 50,000 transactions, newest first and in no order, each figure beside its target.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Figures, mediansOf } from './bench/figures.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { putSession, signIn } from './customer.ts';
import { startSandbox } from './startSandbox.ts';

const rounds = Number(process.argv[2] ?? 3);
const day = 86_400;

const kinds = ['Nạp tiền qua VietQR', 'Nạp tiền qua thẻ quốc tế', 'Gia hạn', 'Thuê thêm', 'Hoàn tiền', 'Đăng ký'];
const things = ['máy chủ', 'ổ đĩa', 'tên miền', 'bản sao lưu', 'địa chỉ IP', 'WordPress'];

/** Pseudo-random numbers, equal in each run. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
  return (seed >>> 0) / 2 ** 32;
};

/** The provider's answer: `count` movements of the last 30 days, with mostly different notes. */
const historyOf = (count: number, shuffled: boolean): string => {
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
  if (shuffled) {
    for (let last = rows.length - 1; last > 0; last -= 1) {
      const other = Math.floor(next() * (last + 1));
      [rows[last], rows[other]] = [rows[other] as (typeof rows)[0], rows[last] as (typeof rows)[0]];
    }
  }
  return JSON.stringify({ statusCode: 200, message: 'success', result: rows });
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

const longestTaskAfterAnswer = (page: Page) =>
  page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => /payments\/stripe$/.test(name));
    const answered = Math.min(...answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
    const after = window.watch.tasks.filter(({ start, duration }) => start + duration > answered);
    return Math.max(0, ...after.map(({ duration }) => duration));
  });

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

/** The limit of a figure in milliseconds, except for `elements`; a press is answered within `press`. */
const limitOf = (figure: string, press: number): number | null => {
  if (figure.includes('elements')) return 1_000;
  if (figure.includes('longest')) return 100;
  return figure.includes('result shown') ? null : press;
};

const visit = async (browser: Browser, origin: string, session: Record<string, string>, body: string) => {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 1280, height: 800 } });
  await putSession(context, session);
  await context.addInitScript(watchPage);
  // The answer waits until the page is idle, so that only its reading and its rows are measured.
  await context.route(/\/api\/payments\/stripe$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.fulfill({ contentType: 'application/json', body });
  });
  const figures = { ...(await measureDashboard(context, origin)), ...(await measureLog(context, origin)) };
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

const { origin, stop } = await startSandbox();
try {
  const session = await signIn(origin);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  for (const { name, count, shuffled, press } of histories) {
    const body = historyOf(count, shuffled);
    const seen: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await visit(browser, origin, session, body));
    console.log(`\n${name}, medians of ${rounds} (ms unless said; 4× CPU, network not slowed)`);
    for (const [figure, value] of Object.entries(mediansOf(seen))) {
      const limit = limitOf(figure, press);
      const verdict = limit === null ? '' : `of ${String(limit).padStart(5)}  ${value <= limit ? 'met' : 'NOT MET'}`;
      console.log(`  ${figure.padEnd(46)}${value.toFixed(0).padStart(7)}  ${verdict}`);
    }
  }
  await browser.close();
} finally {
  stop();
}
