import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { inlineBoot } from './build/inlineBoot.ts';
import { settingsFrom } from './server/settingsFrom.ts';

const startModules = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)/',
    'node_modules/@vanilla-extract/',
    'packages/ui/src/components/(Banner|LinkButton|Button|Stack|Inline|Text|Heading|Icon|Link|Logo|Flag|Menu/Menu|Tooltip/Tooltip|ThemeSwitch|LanguageMenu)[/.]',
    'apps/portal/src/(session/(SessionContext|lazySession|signedInMark)|router|preferences|storage/(createStorage|keys)|errors|boot)',
    'apps/portal/src/(main|App|Gate|layouts/PreferenceControls)\\.',
    'vite/preload-helper',
  ].join('|'),
);
const signedInModules = new RegExp(
  [
    // Several queries at once are asked by the tray of open payments alone.
    'node_modules/(ky|xstate|valibot|@tanstack/(?!.*/(queriesObserver|useQueries)))',
    'packages/machines/src/(session|lock-screen|notProvided|readFailure)',
    'apps/portal/src/session/(?!LockOverlay|connectLockScreen)',
    'packages/api/src/(?!realtime|links/vetCheckoutUrl|wire/parseLongJson)',
    'packages/ui/src/components/(AppShell|TopBar|SidebarNav|Card|Money|DateTime|UserMenu/UserMenu|Skeleton|ErrorState|EmptyState/EmptyState|Badge|StatusBadge|Table)[/.]',
    'packages/ui/src/screens/(wallet|Loaded)',
    'apps/portal/src/(data/(?!openSession)|storage/(?!createStorage|keys)|routes/dashboard|attempts/(PendingTray\\.|attemptsKey)|layouts/(AppLayout|SignedInShell|useNavigation)|browser/useOnline)',
  ].join('|'),
);

/** Marks what the router makes at load time as droppable: half of it (forms, fetchers, server rendering) is never used here. */
const shakeRouter: Plugin = {
  name: 'shake-router',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .+;$/gm, ''),
  },
};

/** Writes what the build is told into the page, where the inline script reads it too, and a server may lay its own over it. */
const writeSettings = (mode: string): Plugin => {
  const settings = JSON.stringify(settingsFrom(loadEnv(mode, import.meta.dirname), 'VITE_'));
  return {
    name: 'write-settings',
    transformIndexHtml: (html) =>
      html.replace('content="{}"', () => `content="${settings.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`),
  };
};

const sandbox = 'http://localhost:4173';

export default defineConfig(({ mode }) => ({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), shakeRouter, writeSettings(mode), inlineBoot()],
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
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with and what every signed-in page adds: compressed together they are smaller, and few requests.
            { name: 'start', test: startModules },
            { name: 'signedIn', test: signedInModules },
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
