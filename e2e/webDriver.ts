import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../tooling/freePort.ts';

/** Debian's names of what drives WebKitGTK: its WebDriver, its browser, and a screen without a monitor. */
export const webKit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/xvfb-run',
} as const;

/** The key of an element in WebDriver's answers, and its sign for the key Enter. */
const [elementKey, enterKey] = ['element-6066-11e4-a52e-4f735466cecf', '\uE007'];
const controls = { press: 'button, a[href], label, [role^=menuitem]', type: 'input, textarea' } as const;

/**
 * Finds a visible control by its name, in the open dialog if there is one: the whole name, else its beginning, else a part; of several the one
 * at `place`. Runs in the page.
 */
const find = (kind: string, name: string, place: number): Element | undefined => {
  const namesOf = (element: Element): string[] => {
    const told = [element, ...((element as HTMLInputElement).labels ?? [])].map((node) => node.textContent);
    return [element.getAttribute('aria-label'), ...told].map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  };
  const dialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1);
  const shown = [...(dialog ?? document).querySelectorAll(kind)].filter((element) => element.checkVisibility());
  const ways: ((told: string) => boolean)[] = [
    (told) => told === name,
    (told) => told.startsWith(name),
    (told) => told.includes(name),
  ];
  return ways.map((fits) => shown.filter((element) => namesOf(element).some(fits)).at(place)).find(Boolean);
};

/** Tries until it succeeds, at most 15 seconds. */
const until = async <Value>(what: string, act: () => Promise<Value>): Promise<Value> => {
  const end = Date.now() + 15_000;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const value = await act();
      if (value !== false) return value;
    } catch (error) {
      cause = error;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${what}: not within 15 seconds`, { cause });
};

/** A browser of WebKitGTK, driven by WebDriver. It speaks English, as the machine does. */
export const openWebKit = async (origin: string) => {
  const port = await freePort();
  const driver = spawn(webKit.screen, ['-a', '-s', '-screen 0 1600x1000x24', webKit.driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'C.UTF-8', TZ: 'Asia/Ho_Chi_Minh', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body: JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const options = { binary: webKit.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await until('WebKitWebDriver', () => call('POST', '', { capabilities }));
  const get = (path: string) => call('GET', `/${sessionId}/${path}`);
  const post = (path: string, body: object = {}) => call('POST', `/${sessionId}/${path}`, body);
  const run = (script: (...args: never[]) => unknown, ...args: unknown[]) =>
    post('execute/sync', { script: `return (${script})(...arguments)`, args });
  const found = async (kind: keyof typeof controls, name: string, place = -1): Promise<string> =>
    `element/${(await run(find, controls[kind], name.replace(/\s/g, ' '), place))[elementKey]}`;
  await post('window/rect', { width: 1280, height: 900 });
  return {
    run,
    open: (path: string) => post('url', { url: origin + path }),
    reload: () => post('refresh'),
    address: (): Promise<string> => get('url'),
    picture: async () => Buffer.from(await get('screenshot'), 'base64'),
    press: (name: string, place?: number) =>
      until(`press “${name}”`, async () => post(`${await found('press', name, place)}/click`)),
    type: (name: string, text: string) =>
      until(`type into “${name}”`, async () => {
        const field = await found('type', name);
        await post(`${field}/clear`);
        await post(`${field}/value`, { text: text.replaceAll('\n', enterKey) });
      }),
    see: (text: string) =>
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
      until(`see “${text}”`, () => run((wanted: string) => document.body.innerText.includes(wanted), text)),
    /** Enters a frame of the page; none leads back to the page. */
    enter: (css?: string) =>
      until(`frame ${css}`, async () =>
        post('frame', { id: css ? await post('element', { using: 'css selector', value: css }) : null }),
      ),
    /** Opens another tab and goes on in it; returns what goes to either. */
    openTab: async () => {
      const handles = [await get('window'), (await post('window/new', { type: 'tab' })).handle];
      const goTo = (index: 0 | 1) => post('window', { handle: handles[index] });
      await goTo(1);
      return goTo;
    },
    close: async () => {
      await call('DELETE', `/${sessionId}`).catch(() => undefined);
      if (driver.pid) process.kill(-driver.pid);
      await once(driver, 'exit');
    },
  };
};
