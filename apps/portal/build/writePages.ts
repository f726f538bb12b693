import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeNames, locales } from '../../../packages/ui/src/i18n/locales.ts';
import { addressesOf, pages } from '../src/router/manifest.ts';
import { modulesOf } from './pageModules.ts';
import { filesOf, type RecordedChunks } from './recordChunks.ts';

type Renderer = {
  renderShell: (path: string, locale: string) => Promise<string>;
  titleOf: (path: string, locale: string) => Promise<string>;
  failedStartOf: (locale: string) => Promise<Record<'title' | 'text' | 'reload', string>>;
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Replaces one placeholder in a page; throws if the page does not have it. */
const put = (html: string, place: string | RegExp, text: string): string => {
  const written = html.replace(place, () => text);
  if (written === html) throw new Error(`The page has no ${place} to write into.`);
  return written;
};

/** The entry of the bundle and its imports. A page's inline script fetches them, because tags would need a nonce. */
const takeEntry = (index: string): { html: string; files: string[] } => {
  // The last of several entries imports the others.
  const entry = [...index.matchAll(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)].at(-1)?.[1];
  if (!entry) throw new Error('dist/index.html starts no module: the pages would start nothing.');
  const tags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
  const imports = [...index.matchAll(tags)].flatMap(([, file = '']) => (file === entry ? [] : [file]));
  return { files: [entry, ...imports], html: index.replace(tags, '') };
};

/**
 * Writes each page of the manifest in each language, with its title, first picture, styles and list of files. The names are
 * `dist/pages/{id}.{locale}.html`.
 */
export const writePages = async (dist: string, rendererFile: string, chunks: RecordedChunks): Promise<void> => {
  const { renderShell, titleOf, failedStartOf }: Renderer = await import(pathToFileURL(rendererFile).href);
  const { html: index, files: entryFiles } = takeEntry(await readFile(join(dist, 'index.html'), 'utf8'));
  const stylesheet = index.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/);
  if (!stylesheet?.[1]) throw new Error('dist/index.html links no stylesheet: the pages need its rules inlined.');
  const css = await readFile(join(dist, stylesheet[1]), 'utf8');
  await mkdir(join(dist, 'pages'), { recursive: true });
  for (const locale of localeNames) {
    const { title, text, reload } = await failedStartOf(locale);
    const failed = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(reload)}</a></p>`;
    for (const page of pages) {
      const [address = '/'] = addressesOf(page);
      const files = filesOf(chunks, modulesOf(page, locale)).map((file) => `/${file}`);
      const data = {
        ...(page.shell && { prerendered: page.shell }),
        locale,
        reads: JSON.stringify(page.reads ?? []),
        files: JSON.stringify([...new Set([...entryFiles, ...files])]),
      };
      const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
      let html = put(index, '<html lang="vi"', `<html lang="${locales[locale].tag}"${attributes.join('')}`);
      html = put(html, /<title>[^<]*<\/title>/, `<title>${escapeHtml(await titleOf(address, locale))}</title>`);
      html = put(html, '<div id="failed"></div>', `<div id="failed" role="alert">${failed}</div>`);
      html = put(html, stylesheet[0], `<style>${css}</style>`);
      if (page.shell) {
        const shell = await renderShell(address.replace('/*', ''), locale);
        html = put(html, '<div id="root"></div>', `<div id="root">${shell}</div>`);
      }
      await writeFile(join(dist, 'pages', `${page.id}.${locale}.html`), html);
    }
  }
};
