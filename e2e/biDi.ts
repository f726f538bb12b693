import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Transport, until } from './engine.ts';
import { enterKey } from './webDriver.ts';

/** Debian's name of Firefox. */
export const firefox = '/usr/bin/firefox-esr';

/** Firefox without a screen, driven by WebDriver BiDi. It speaks English, as the machine does. */
export const openFirefox = async (origin: string): Promise<Transport> => {
  const profile = await mkdtemp(join(tmpdir(), 'may-firefox-'));
  const browser = spawn(firefox, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'C.UTF-8', TZ: 'Asia/Ho_Chi_Minh' },
  });
  // Firefox writes its port into this file when it listens.
  const portFile = join(profile, 'WebDriverBiDiServer.json');
  const { ws_port } = await until('Firefox', async () => JSON.parse(await readFile(portFile, 'utf8')));
  const socket = new WebSocket(`ws://127.0.0.1:${ws_port}/session`);
  await once(socket, 'open');
  let calls = 0;
  const call = async (method: string, params: object) => {
    calls += 1;
    const sent = calls;
    socket.send(JSON.stringify({ id: sent, method, params }));
    while (true) {
      const { id, result, message } = JSON.parse((await once(socket, 'message'))[0].data);
      if (id === sent && result) return result;
      if (id === sent) throw new Error(`${method}: ${message}`);
    }
  };
  await call('session.new', { capabilities: {} });
  const tabs: string[] = [];
  let [page, context] = ['', ''];
  const goTo: Transport['goTo'] = async (tab) => {
    tabs[tab] ??= (await call('browsingContext.create', { type: 'tab' })).context as string;
    page = context = tabs[tab];
    await call('browsingContext.activate', { context });
    await call('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  };
  await goTo(0);
  const evaluate = async (script: (...args: never[]) => unknown, args: unknown[]) => {
    const { result, exceptionDetails } = await call('script.callFunction', {
      functionDeclaration: `(args) => (${script})(...JSON.parse(args))`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise: true,
      target: { context },
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const perform = (type: 'pointer' | 'key', actions: object[]) =>
    call('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const click = (origin: unknown) => {
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    return perform('pointer', [{ type: 'pointerMove', x: 0, y: 0, origin }, ...press]);
  };
  return {
    run: async (script, ...args) => {
      const { type, sharedId, value } = await evaluate(script, args);
      return type === 'node' ? { type: 'element', element: { sharedId } } : value;
    },
    click,
    fill: async (field, text) => {
      await click(field);
      await evaluate(() => (document.activeElement as HTMLInputElement).select(), []);
      const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await perform('key', [...text.replaceAll('\n', enterKey)].flatMap(press));
    },
    open: (path) => call('browsingContext.navigate', { context, url: origin + path, wait: 'complete' }),
    reload: () => call('browsingContext.reload', { context, wait: 'complete' }),
    picture: async () => (await call('browsingContext.captureScreenshot', { context })).data,
    enter: async (css) => {
      const frame = (css: string) => document.querySelector<HTMLIFrameElement>(css)?.contentWindow;
      context = css ? (await evaluate(frame, [css])).value.context : page;
    },
    goTo,
    close: async () => {
      if (browser.pid) process.kill(-browser.pid);
      await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true });
    },
  };
};
