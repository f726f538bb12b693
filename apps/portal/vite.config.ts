import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const sandbox = 'http://localhost:4173';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // One request for the texts of the first screens of a language, one chunk a screen for the rest.
              name: (id) => id.match(/locales\/(\w+)\/(?:common|titles|shell|login|statusPages)\.json/)?.[1]?.replace(/^/, 'texts-') ?? null,
              test: /locales\//,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: sandbox, bypass: portalPage }, '/__sandbox': sandbox, '/app': { target: sandbox, ws: true } } },
}));

/** The payment return lives under /api but is a page of the portal: a proxy must let its navigation through (decisions.md, Money). */
function portalPage(request: { url?: string; headers: { accept?: string } }): string | undefined {
  const isReturn = request.url?.startsWith('/api/payments/success') ?? false;
  return isReturn && request.headers.accept?.includes('text/html') ? '/index.html' : undefined;
}
