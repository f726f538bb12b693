import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { languages } from '../../packages/ui/src/i18n/languages.ts';
import { inlineBoot } from './build/inlineBoot.ts';
import { lateStyles } from './build/lateStyles.ts';
import { wordFiles } from './build/wordFiles.ts';
import { dressTemplate, fillWords } from './server/brand/dressPages.ts';
import { findBrandFile } from './server/brand/findBrandFile.ts';
import { builtBrand } from './server/brand/readBrandFolder.ts';
import { escapeHtml } from './server/pageTemplate.ts';
import { settingsFrom } from './server/settingsFrom.ts';

/** Writes the settings of the build into the page. The inline script reads them there, and a server may replace them. */
const writeSettings = (mode: string): Plugin => {
  const settings = JSON.stringify(settingsFrom(loadEnv(mode, import.meta.dirname), 'VITE_'));
  return {
    name: 'write-settings',
    transformIndexHtml: (html) => html.replace('content="{}"', () => `content="${escapeHtml(settings)}"`),
  };
};

/** Dresses the page of the development server, and answers the files of the brand, as the portal's server does. */
const showBrand = (): Plugin => ({
  name: 'show-brand',
  apply: 'serve',
  transformIndexHtml: (html) => fillWords(dressTemplate(html, builtBrand), builtBrand, 'vi'),
  configureServer: ({ middlewares }) => {
    middlewares.use(({ url = '' }, response, next) => {
      const file = findBrandFile(builtBrand, url.split('?')[0] ?? '', 'vi');
      if (!file) return next();
      response.setHeader('Content-Type', file.type);
      response.end(file.body);
    });
  },
});

const sandbox = 'http://localhost:4173';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    languages(undefined, undefined, wordFiles),
    lateStyles(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    writeSettings(mode),
    showBrand(),
    inlineBoot(),
  ],
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The runtime is there since the first script.
      resolveDependencies: (_, imports) => imports.filter((name) => !name.startsWith('assets/rolldown-runtime')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
    },
  },
  server: {
    proxy: {
      '/api': { target: sandbox, bypass: portalPage },
      '/__sandbox': sandbox,
      '/app': { target: sandbox, ws: true },
      '/logs': { target: sandbox, ws: true },
    },
  },
}));

/** The payment return is a page of the portal with an address under /api, so the proxy must not take it (docs/decisions/0002). */
function portalPage(request: { url?: string; headers: { accept?: string } }): string | undefined {
  const isReturn = request.url?.startsWith('/api/payments/success') ?? false;
  return isReturn && request.headers.accept?.includes('text/html') ? '/index.html' : undefined;
}
