import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** React, react-dom and one line of text, rendered by the browser. */
const bare = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(createElement('h1', null, 'Floor'));
`;

/** The same line rendered through the libraries that the specification asks for, each used once. */
const libraries = `
import { useMachine } from '@xstate/react';
import i18next from 'i18next';
import ky from 'ky';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createMachine } from 'xstate';

i18next.use(initReactI18next).init({ lng: 'en', initAsync: false, resources: { en: { translation: { title: 'Floor' } } } });
const machine = createMachine({ initial: 'shown', states: { shown: { on: { press: 'shown' } } } });
const Floor = () => {
  const { t } = useTranslation();
  const [snapshot, send] = useMachine(machine);
  const onClick = () => ky.get('/').then(() => send({ type: 'press' }));
  return createElement('h1', { title: snapshot.value, onClick }, t('title'));
};
const routes = createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Floor) }));
const app = createElement(I18nextProvider, { i18n: i18next }, createElement(BrowserRouter, null, routes));
createRoot(document.getElementById('root')).render(app);
`;

const scripts = { bare, libraries };

/**
 * Builds and serves the floor: a page with one line of text, whose times are the unit of the portal's. It is served like the portal:
 * compressed, its HTML revalidated, its hashed script cached.
 */
export const serveFloor = async (name: keyof typeof scripts): Promise<{ url: string; stop: () => void }> => {
  const root = join(import.meta.dirname, `../../node_modules/.cache/bench/${name}`);
  mkdirSync(root, { recursive: true });
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(join(root, 'main.js'), scripts[name]);
  await build({ root, configFile: false, logLevel: 'error' });
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = files.get(path) ?? brotliCompressSync(readFileSync(join(root, 'dist', path)));
      files.set(path, body);
      const isPage = path.endsWith('.html');
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
      response.setHeader('cache-control', isPage ? 'no-cache' : 'public, max-age=31536000, immutable');
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      const type = isPage ? 'text/html; charset=utf-8' : 'text/javascript';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen(0, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
};
