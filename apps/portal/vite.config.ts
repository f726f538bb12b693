import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const sandbox = 'http://localhost:4173';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    alias: [
      // The package's exports lead every bundler to its development build.
      {
        find: /^react-router$/,
        replacement: fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/')),
      },
      // React has had the hook itself since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
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
              // What every page starts with, in one file: compressed together it is smaller, and one request.
              name: 'start',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|html-parse-stringify|void-elements|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|valibot|@vanilla-extract|set-cookie-parser|cookie)\/|packages\/machines\/src\/(session|lock-screen|notProvided|readFailure)|plugin-react|vite\/|rolldown|commonjs/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: sandbox, bypass: portalPage },
      '/__sandbox': sandbox,
      '/app': { target: sandbox, ws: true },
    },
  },
}));

/** The payment return lives under /api but is a page of the portal: a proxy must let its navigation through (decisions.md, Money). */
function portalPage(request: { url?: string; headers: { accept?: string } }): string | undefined {
  const isReturn = request.url?.startsWith('/api/payments/success') ?? false;
  return isReturn && request.headers.accept?.includes('text/html') ? '/index.html' : undefined;
}
