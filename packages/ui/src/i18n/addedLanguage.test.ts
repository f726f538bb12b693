import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { type LocaleRow, locales } from './locales.ts';
import { localesFolder } from './readCatalogues.ts';

const row: LocaleRow = { tag: 'pl', label: 'Elbonian', flag: 'PL', fallback: 'en' };
const words = {
  common: { retry: 'Prubu' },
  pendingTopUps: { count_one: '{{count}} lado', count_few: '{{count}} lady', count_many: '{{count}} ladow' },
};

const place = mkdtempSync(join(tmpdir(), 'languages-'));
const folder = join(place, 'locales');
let server: ViteDevServer;
const load = (module: string) => server.ssrLoadModule(join(import.meta.dirname, module));

// The portal's own sources, with one row more in the table and one file more in the folder.
beforeAll(async () => {
  mkdirSync(folder);
  for (const name of ['en', 'vi']) symlinkSync(join(localesFolder, name), join(folder, name));
  writeFileSync(join(folder, 'elb.json'), JSON.stringify(words));
  server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      languages(folder, { ...locales, elb: row }),
      {
        name: 'add-row',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('/locales.ts')
            ? code.replace('export const locales = {', `export const locales = { elb: ${JSON.stringify(row)},`)
            : null,
      },
    ],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true });
});

it('a row and a file of words add a language to the menu, with its flag', async () => {
  const { locales: table } = await load('locales.ts');
  expect(table.elb.label).toBe('Elbonian');
  const { localeNames, tags } = await load('tags.ts');
  expect(localeNames).toContain('elb');
  expect(tags.elb).toBe('pl');
  const { default: flagAddress } = await server.ssrLoadModule('virtual:flags');
  expect(flagAddress('elb')).toContain('flag-icons-pl');
});

it('an added language speaks its own words, counts in its own plurals, and takes the rest from its fallback', async () => {
  const { createI18n } = await load('createI18n.ts');
  const { t } = await createI18n('elb', ['common', 'pendingTopUps'], 'Mây');
  expect(t('retry')).toBe('Prubu');
  expect(t('backToHome')).toBe('Back to home');
  const shell = await createI18n('elb', ['shell']);
  expect(shell.t('shell:language')).toBe('Language: Elbonian');
  expect([1, 2, 5].map((count) => t('pendingTopUps:count', { count }))).toEqual(['1 lado', '2 lady', '5 ladow']);
});

it('an added language writes dates by the rules of its tag', async () => {
  const { formatDate, formatDateTime } = await load('../format/formatDate.ts');
  expect(formatDate('2026-09-06T05:05', 'elb')).toBe('6 wrz 2026');
  expect(formatDateTime('2026-09-06T15:05', 'elb')).toBe('6 wrz 2026, 15:05');
  expect(formatDateTime('2026-09-06T15:05', 'vi')).toBe('06/09/2026 15:05');
});

it('the types list each catalogue of the folder', () => {
  const types = readFileSync(join(place, 'i18next.d.ts'), 'utf8');
  const catalogues = readdirSync(join(folder, 'en')).filter((file) => file !== 'about.json');
  for (const file of catalogues) expect(types).toContain(`typeof import('./locales/en/${file}')`);
});
