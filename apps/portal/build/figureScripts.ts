import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { flatten } from '../../../packages/ui/src/i18n/flatten.ts';
import { languages } from '../../../packages/ui/src/i18n/languages.ts';
import type { LocaleName } from '../../../packages/ui/src/i18n/locales.ts';
import { readCatalogues } from '../../../packages/ui/src/i18n/readCatalogues.ts';
import type { FigurePage } from '../src/figures/figurePages.ts';
import type { FigureWords } from '../src/figures/words.ts';
import { addressesOf, type PageId, pages } from '../src/router/manifest.ts';
import { wordFiles } from './wordFiles.ts';

const inSources = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const inPackages = (path: string) => fileURLToPath(new URL(`../../../packages/${path}`, import.meta.url));

/** Modules that stand in for libraries and doors in the script of figures. */
const doors: Readonly<Record<string, string>> = {
  react: inSources('figures/react.ts'),
  'react/jsx-runtime': inSources('figures/react.ts'),
  'react-i18next': inSources('figures/words.ts'),
  valibot: inSources('figures/schemas.ts'),
  '@vanilla-extract/recipes/createRuntimeFn': inSources('figures/recipe.ts'),
  '@may/ui': inPackages('ui/src/figures.ts'),
};

const frame = (name: string) => `export const ${name} = ({ children }) => children;`;
const nothing = (name: string) => `export const ${name} = () => null;`;
// The browser shows no error of this script, so it has no words.
const refusal = (name: string) => `export const ${name} = () => { throw Error(); };`;

/** Stand-ins for modules of packages/ui. The script draws the values of places alone, once, and hears no press. */
const standIns: Readonly<Record<string, (name: string) => string>> = {
  'patterns/Figure': () => `export { Figure } from ${JSON.stringify(inSources('figures/startFigures.ts'))};`,
  // Around the places.
  'patterns/Page/Page': frame,
  'components/Card/Card': frame,
  'components/Stack/Stack': frame,
  'components/Box/Box': nothing,
  'components/Banner/Banner': nothing,
  'components/Skeleton/Skeleton': nothing,
  'patterns/ListCard/UnreadableRows': nothing,
  'components/DataTable/Toolbar': nothing,
  'screens/Dashboard/CurveCard': nothing,
  'screens/Transactions/TransactionsCsv': nothing,
  'screens/Invoices/InvoicesCsv': nothing,
  'screens/Domains/HelpLinks': nothing,
  // Left to React: a list without rows, a failure, an order that the customer has chosen.
  'components/EmptyState/EmptyState': refusal,
  'components/ErrorState/ErrorState': refusal,
  'components/DataTable/NothingFound': refusal,
  'components/DataTable/sortRows': (name) => `export const ${name} = (rows) => rows;`,
  // An address may choose other rows.
  'components/DataTable/useShown': (name) =>
    `export const ${name} = () => { if (location.search) throw Error(); return { shown: { sort: null, size: '10', page: 0 } }; };`,
  'components/DataTable/findRows': () => 'export const findRows = (rows) => rows;',
};

/** The icons that the portal uses, without the list of all, which takes a second to read. */
const usedIcons = (): string => {
  const used = readFileSync(inPackages('ui/src/components/Icon/icons.ts'), 'utf8').matchAll(/^ {2}(\w+) as/gm);
  const fileOf = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
  return [...new Set([...used].map(([, name = '']) => name))]
    .map((name) => `export { default as ${name} } from 'lucide-react/icons/${fileOf(name)}';`)
    .join('\n');
};

/** The table of pages as `href` needs it, for the pages that rows lead to. */
const addresses = (named: readonly PageId[]): string => {
  const rows = pages.flatMap(({ id, path }) => (named.includes(id) ? [[id, { path }]] : []));
  return `export const manifest = ${JSON.stringify(Object.fromEntries(rows))};
export const addressesOf = ${addressesOf};`;
};

/** The figures read one preference and write nothing. */
const readOnlyStore = `import { readerOf } from './judgeTab.ts';
export const localStore = { get: (key) => readerOf(window)('localStorage', key) };`;

/** Functions that only make schemas, so that unused schemas are left out. */
const pureCalls = ['v', 'field', 'inCurrencyOf', 'moneyIn', 'envelopeOf', 'rowsOf'];

const replaceModules = ({ without = [], hrefs }: FigurePage): Plugin => ({
  name: 'figure-stand-ins',
  enforce: 'pre',
  resolveId: (id) => (id === 'lucide-react' ? '\0icons' : (doors[id] ?? null)),
  load: (id) => {
    if (id === '\0icons') return usedIcons();
    if (id === inSources('router/manifest.ts')) return addresses(hrefs);
    if (id === inSources('storage/createStorage.ts')) return readOnlyStore;
    const [, path = '', name = ''] = /\/packages\/ui\/src\/((?:.+\/)?(\w+))\.tsx?$/.exec(id) ?? [];
    return without.includes(name) ? nothing(name) : (standIns[path]?.(name) ?? null);
  },
});

const { read } = readCatalogues();

/** The words of a page's figures in a language, as a block of data in its HTML; throws for a key without a text. */
export const figureWords = ({ page, words }: FigurePage, locale: LocaleName): string => {
  const texts = words.flatMap((wanted) => {
    const [space = '', start = ''] = wanted.split(':');
    const found = flatten(read(locale, space)).filter(
      ([key]) => key === start || key.startsWith(`${start}.`) || key.startsWith(`${start}_`),
    );
    if (found.length === 0) throw new Error(`The figures of ${page} name ${wanted}, which ${locale} does not have.`);
    return found.map(([key, text]) => [`${space}:${key}`, text]);
  });
  const block: FigureWords = { locale, texts: Object.fromEntries(texts) };
  return `<script type="application/json" id="figure-words">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`;
};

const made = new Map<string, string>();

/** The script that draws the figures of a page. */
export const figureScript = async (page: FigurePage): Promise<string> => {
  const { module } = page;
  const known = made.get(module);
  if (known !== undefined) return known;
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [
      replaceModules(page),
      languages(undefined, undefined, wordFiles),
      vanillaExtractPlugin({ identifiers: 'short' }),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { treeshake: { propertyReadSideEffects: false, manualPureFunctions: pureCalls } },
      lib: { entry: inSources(`figures/${module}.tsx`), formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`The figures of ${module} gave no script.`);
  const code = chunk.code.trim();
  if (/<\/script|\bimport\(/.test(code)) throw new Error(`The figures of ${module} end their script, or fetch a part.`);
  made.set(module, code);
  return code;
};
