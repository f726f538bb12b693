/** Builds the portal: the browser's bundle, its first screens as HTML, and compressed copies of everything. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const rendererFolder = join(root, 'dist-renderer');
const mode = process.env.PORTAL_MODE ?? 'production';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const shells = [
  {
    name: 'login',
    path: '/login',
    modules: ['src/layouts/AuthLayout.tsx', 'src/routes/login/LoginRoute.tsx'],
    catalogs: ['start'],
  },
  {
    name: 'app',
    path: '/',
    modules: ['src/session/createSession.ts', 'src/layouts/AppLayout.tsx', 'src/routes/dashboard/DashboardRoute.tsx'],
    catalogs: ['start', 'dashboard'],
  },
];
const locales = { vi: 'vi', en: 'en', aud: 'en-AU' };

const bundle = async (): Promise<void> => {
  await build({ root, mode, logLevel: 'warn' });
  await build({
    root,
    mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/renderShell.tsx',
      outDir: rendererFolder,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'renderShell.js' } },
    },
  });
};

/** Files a set of modules needs, with everything they import, as a browser would fetch them. */
const filesOf = (manifest: Manifest, keys: string[]): string[] => {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
};

const prerender = async (): Promise<void> => {
  const { renderShell } = await import(pathToFileURL(join(rendererFolder, 'renderShell.js')).href);
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const index = await readFile(join(dist, 'index.html'), 'utf8');
  const stylesheet = index.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/);
  if (!stylesheet?.[1]) throw new Error('dist/index.html links no stylesheet: the shells need its rules inlined.');
  const css = await readFile(join(dist, stylesheet[1]), 'utf8');
  await mkdir(join(dist, 'shells'), { recursive: true });
  for (const { name, path, modules, catalogs } of shells) {
    for (const [locale, language] of Object.entries(locales)) {
      const texts = catalogs.map((group) => `../../packages/ui/src/i18n/locales/${locale}/${group}.ts`);
      const preloads = filesOf(manifest, [...modules, ...texts])
        .filter((file) => !index.includes(file))
        .map((file) => `<link rel="modulepreload" nonce="__CSP_NONCE__" href="/${file}">`);
      const html = index
        .replace('<html lang="vi"', `<html lang="${language}" data-prerendered="${name}" data-locale="${locale}"`)
        .replace(stylesheet[0], () => `<style nonce="__CSP_NONCE__">${css}</style>${preloads.join('')}`)
        .replace(
          '<div id="root"></div>',
          await renderShell(path, locale).then((shell: string) => `<div id="root">${shell}</div>`),
        );
      await writeFile(join(dist, 'shells', `${name}.${locale}.html`), html);
    }
  }
};

const compress = async (): Promise<void> => {
  const brotli = promisify(brotliCompress);
  const assets = await readdir(join(dist, 'assets'));
  await Promise.all(
    assets
      .filter((file) => /\.(js|css|svg|json)$/.test(file))
      .map(async (file) => {
        const path = join(dist, 'assets', file);
        const content = await readFile(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${path}.br`, await brotli(content, quality));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
};

await bundle();
await prerender();
await compress();
await rm(rendererFolder, { recursive: true });
