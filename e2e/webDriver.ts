import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../tooling/freePort.ts';
import { type Transport, until } from './engine.ts';

/** Debian's names of what drives WebKitGTK: its WebDriver, its browser, and a screen without a monitor. */
export const webKit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/xvfb-run',
} as const;

/** WebDriver's sign for the key Enter. */
export const enterKey = '\uE007';

/** A browser of WebKitGTK, driven by WebDriver. It speaks English, as the machine does. */
export const openWebKit = async (origin: string): Promise<Transport> => {
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
  const pathOf = (element: unknown) => `element/${Object.values(Object(element))[0]}`;
  const tabs = [await get('window')];
  await post('window/rect', { width: 1280, height: 900 });
  return {
    run: (script, ...args) => post('execute/sync', { script: `return (${script})(...arguments)`, args }),
    click: (element) => post(`${pathOf(element)}/click`),
    fill: async (element, text) => {
      await post(`${pathOf(element)}/clear`);
      await post(`${pathOf(element)}/value`, { text: text.replaceAll('\n', enterKey) });
    },
    open: (path) => post('url', { url: origin + path }),
    reload: () => post('refresh'),
    picture: () => get('screenshot'),
    enter: async (css) =>
      post('frame', { id: css ? await post('element', { using: 'css selector', value: css }) : null }),
    goTo: async (tab) => {
      tabs[tab] ??= (await post('window/new', { type: 'tab' })).handle;
      await post('window', { handle: tabs[tab] });
    },
    close: async () => {
      await call('DELETE', `/${sessionId}`).catch(() => undefined);
      if (driver.pid) process.kill(-driver.pid);
      await once(driver, 'exit');
    },
  };
};
