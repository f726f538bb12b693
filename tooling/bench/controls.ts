import type { ElementHandle, Page } from 'playwright-core';
import { vi } from '../../e2e/words.ts';
import type { Figures } from './figures.ts';
import type { Group, Portal } from './groups.ts';
import { openAddress, openPhone } from './slowPhone.ts';

/** A page in one of its states, whose controls are pressed. */
type Scene = {
  address: string;
  /** Steps from the page's first state to the measured one. */
  prepare?: (page: Page) => Promise<unknown>;
};

const radio = (page: Page, name: string) => page.getByRole('radio', { name }).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Stages an A record, which leads to the review of changes. */
const stageRecord = async (page: Page) => {
  await page.getByRole('textbox', { name: vi.recordForm.name, exact: true }).fill('bench');
  await page.getByRole('textbox', { name: 'IPV4', exact: true }).fill('198.51.100.77');
  await button(page, vi.recordForm.confirm);
  await page.waitForURL('**/changes');
};

const filled = 'region=1&plan=2&disk=20&mariadb=10&containers=2';

/** The pages of payment, order and records, in the states that have controls of their own. */
const scenes: Record<string, Scene> = {
  '/payment': { address: '/payment' },
  '/payment, amount': { address: '/payment?amount=500000' },
  '/payment, cards': { address: '/payment?amount=500000', prepare: (page) => radio(page, vi.topUp.group.card) },
  '/wordpress/create': { address: '/wordpress/create' },
  '/wordpress/create, filled': {
    address: `/wordpress/create?${filled}`,
    prepare: (page) => button(page, vi.orderServer.access.generate),
  },
  '/hosting/create': { address: '/hosting/create' },
  '/hosting/create, filled': {
    address: `/hosting/create?${filled}`,
    prepare: (page) => button(page, vi.orderServer.access.generate),
  },
  '/dns/domain/{id}': { address: '/dns/domain/dom_1' },
  '…/add-record': { address: '/dns/domain/dom_1/add-record' },
  '…/record/{id}': { address: '/dns/domain/dom_1/record/rec_1' },
  '…/changes': { address: '/dns/domain/dom_1/add-record', prepare: stageRecord },
};

/** The control to press next, and its name: enabled, not a link, of the first row of a table, and in an open dialog if there is one. */
const nextControl = async (page: Page, pressed: readonly string[]) => {
  const found = await page.evaluateHandle((known) => {
    const shown = [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu],[popover]:popover-open')];
    const places = shown.length > 0 ? shown : [...document.querySelectorAll('main')];
    const kinds = 'button,input,select,textarea,[role=radio],[role=checkbox],[role=switch],[role=tab],[role^=menuitem]';
    const nameOf = (element: Element) => {
      const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const label = element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
      const text =
        element.getAttribute('aria-label') ||
        labels.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        label?.textContent ||
        element.closest('label')?.textContent ||
        element.textContent ||
        element.getAttribute('placeholder') ||
        '';
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return `${kind} ${text.trim().replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').slice(0, 40)}`;
    };
    const isOffered = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      !element.matches(':disabled,[aria-disabled=true],[inert] *,[aria-hidden=true],[type=file]') &&
      !element.matches('tbody tr:not(:first-child) *');
    for (const element of places.flatMap((place) => [...place.querySelectorAll(kinds)])) {
      const name = nameOf(element);
      if (isOffered(element) && !known.includes(name)) return { name, element: element as HTMLElement };
    }
    return null;
  }, pressed);
  const element = (await found.evaluateHandle((control) => control?.element)).asElement();
  return element && { element, name: await found.evaluate((control) => control?.name ?? '') };
};

/** Presses a control with trusted events; types a digit into a field and takes the next option of a list. */
const press = async (page: Page, element: ElementHandle<HTMLElement>): Promise<number> => {
  await page.evaluate(() => window.longestPress.clear());
  const kind = await element.evaluate((control) =>
    control.matches('select')
      ? 'list'
      : control.matches('input:not([type=checkbox],[type=radio]),textarea')
        ? 'field'
        : '',
  );
  if (kind === 'list') {
    await element.focus();
    await page.keyboard.press('ArrowDown');
  } else await element.click({ timeout: 5_000 }).catch(() => undefined);
  if (kind === 'field') await page.keyboard.press('7');
  // An event's duration is known once the frame after it has been painted.
  await page.waitForTimeout(400);
  return page.evaluate(() => window.longestPress.read());
};

declare global {
  var longestPress: { read: () => number; clear: () => void };
}

/** Runs in a page before its own scripts: keeps the longest duration of an event of a press. */
const watchPresses = () => {
  let longest = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[])
      if (entry.interactionId) longest = Math.max(longest, entry.duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.longestPress = {
    read: () => {
      take(observer.takeRecords());
      return longest;
    },
    clear: () => {
      take(observer.takeRecords());
      longest = 0;
    },
  };
};

const title = { page: ['main h1'], usable: ['main h1'] };

/**
 * The longest event of a press over the controls of a scene, in ms, on a four times slower processor at full speed of the network. No request of a
 * press arrives, so the scenes stay as they are. Controls over 100 ms are printed.
 */
const pressControls = async ({ browser, origin, session }: Portal, { address, prepare }: Scene): Promise<Figures> => {
  const context = await openPhone({ browser, session, url: origin + address, marks: title, cpu: 4 });
  await context.addInitScript(watchPresses);
  await context.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const begin = async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await openAddress(page, origin + address);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return new URL(page.url()).pathname;
  };
  const durations: Figures = {};
  let place = await begin();
  // A press may hide what was there at first: the scene begins again until all of it is pressed.
  let isChanged = false;
  for (;;) {
    const control = await nextControl(page, Object.keys(durations));
    if (control === null && !isChanged) break;
    if (control === null || new URL(page.url()).pathname !== place) {
      place = await begin();
      isChanged = false;
      continue;
    }
    isChanged = true;
    durations[control.name] = await press(page, control.element);
  }
  await context.close();
  const all = Object.entries(durations).toSorted(([, a], [, b]) => b - a);
  for (const [name, duration] of all) if (duration > 100) console.log(`${address}: ${duration} ms, ${name}`);
  return { controls: all.length, longest: all[0]?.[1] ?? Number.NaN };
};

/** The pages of payment, order and records: the slowest press of each. */
export const controlsOf = (portals: readonly Portal[]): Group => ({
  name: 'controls',
  title: 'The longest event of a press, over all controls of a page; CPU 4×',
  columns: [
    { figure: 'controls', heading: 'controls', as: 'count' },
    { figure: 'longest', heading: 'longest event', as: 'ms' },
  ],
  subjects: Object.entries(scenes).flatMap(([name, scene]) =>
    portals.map((portal) => ({
      name: name + portal.suffix,
      measure: () => pressControls(portal, scene),
      targetOf: (figure) => (figure === 'longest' ? 100 : undefined),
    })),
  ),
});
