import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from '../../packages/ui/src/i18n/languages.ts';
import { readBrand } from './build/brand/readBrandFolder.ts';
import { writeBrand } from './build/brand/writeBrand.ts';
import { inlineBoot } from './build/inlineBoot.ts';
import { lateStyles } from './build/lateStyles.ts';
import { readFlags } from './build/readFlags.ts';
import { wordFiles } from './build/wordFiles.ts';
import { escapeHtml } from './server/pageTemplate.ts';
import { settingsFrom } from './server/settingsFrom.ts';
import type { PartialSettings } from './src/browser/settings/settings.ts';

/** Writes settings into the page: the flags of the build, which a server cannot change. The development server gives all settings. */
const writeSettings = (settings: PartialSettings): Plugin => ({
  name: 'write-settings',
  transformIndexHtml: (html) => html.replace('content="{}"', () => `content="${escapeHtml(JSON.stringify(settings))}"`),
});

const sandbox = 'http://localhost:4173';

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    languages(undefined, undefined, wordFiles),
    lateStyles(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    writeSettings({ ...(command === 'serve' && settingsFrom(process.env)), flags: readFlags(mode) }),
    writeBrand(readBrand(process.env)),
    inlineBoot(),
  ],
  build: {
    // README.md names them; index.html tells an older browser that it is too old.
    target: ['chrome120', 'firefox125', 'safari17.4'],
    cssTarget: 'es2024',
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
