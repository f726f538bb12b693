import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { freePort } from '../freePort.ts';

/** React, react-dom and one line of text, rendered by the browser. */
const script = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(createElement('h1', null, 'Empty'));
`;
const html =
  '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>';

/** Builds and serves the empty React page, whose times are the unit of the portal's. Its files are compressed like the portal's. */
export const serveEmpty = async (): Promise<{ url: string; stop: () => void }> => {
  const root = join(import.meta.dirname, '../../node_modules/.cache/bench');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), html);
  writeFileSync(join(root, 'main.js'), script);
  await build({ root, configFile: false, logLevel: 'error' });
  const files = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    try {
      const body = files.get(path) ?? brotliCompressSync(readFileSync(join(root, 'dist', path)));
      files.set(path, body);
      const type = path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
};
