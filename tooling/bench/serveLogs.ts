import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { languages } from '../../packages/ui/src/i18n/languages.ts';

/** The pages of `npm run bench:logs`: lines that are only held, a hand-written window, and the portal's log view. */
export const logPages = ['hold', 'plain', 'view'] as const;
export type LogPageName = (typeof logPages)[number];

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const htmlOf = (name: string) => `<!doctype html><html lang="en" data-theme="light"><head><title>${name}</title>
${name === 'view' ? '<link rel="stylesheet" href="/page.css">' : ''}</head>
<body><script type="module" src="/${name}.js"></script></body></html>`;

/** Builds the pages for production and serves them on this machine alone. */
export const serveLogs = async (): Promise<{ urlOf: (name: LogPageName) => string; stop: () => void }> => {
  const root = join(import.meta.dirname, '../..');
  const outDir = join(root, 'node_modules/.cache/bench/log-pages');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), languages(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      target: 'es2024',
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          logPages.map((name) => [name, join(root, `tooling/bench/logs/${name}.${name === 'view' ? 'tsx' : 'ts'}`)]),
        ),
        output: { entryFileNames: '[name].js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = logPages.find((name) => path === `/${name}`);
    try {
      const body = page ? htmlOf(page) : readFileSync(join(outDir, path));
      const type = types[page ? '.html' : extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { urlOf: (name) => `http://127.0.0.1:${port}/${name}`, stop: () => server.close() };
};
