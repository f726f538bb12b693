import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandWords } from '../../../packages/ui/src/brand/brand.ts';
import { localeNames, tags } from '../../../packages/ui/src/i18n/tags.ts';
import {
  escapeHtml,
  figuresFile,
  type PageParts,
  partsFile,
  readTemplate,
  templateFile,
} from '../server/pageTemplate.ts';
import type { Settings } from '../src/browser/settings/settings.ts';
import { type PageId, type pages, pagesWith } from '../src/router/manifest.ts';
import { bundleScript } from './bundleScript.ts';
import { codeOf } from './pageModules.ts';
import { preloadFonts } from './preloadFonts.ts';
import { filesOf, type RecordedChunks } from './recordChunks.ts';
import { wordFiles, wordsOf } from './wordFiles.ts';

type Renderer = (shown: { brand: BrandWords; flags: Settings['flags'] }) => {
  renderShell: (id: PageId, locale: string) => Promise<string>;
  figuresOf: (id: PageId, locale: string) => Promise<string>;
  titleOf: (id: PageId, locale: string) => Promise<string>;
  failedStartOf: (locale: string) => Promise<Record<'title' | 'text' | 'reload', string>>;
};

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
 * Writes what all pages share, with places for the rest, and one file for each language with the rest of each page: title, first picture, list
 * of files. The server composes a page when it is first asked for: written out, each page in each language would repeat the styles.
 */
export const writePages = async (
  dist: string,
  rendererFile: string,
  chunks: RecordedChunks,
  shown: Parameters<Renderer>[0],
): Promise<void> => {
  const { createRenderer }: { createRenderer: Renderer } = await import(pathToFileURL(rendererFile).href);
  const { renderShell, figuresOf, titleOf, failedStartOf } = createRenderer(shown);
  // A time that a page draws from the clock would stand there for as long as the build is served.
  const { now } = Date;
  Date.now = () => Date.UTC(1971, 5, 15);
  const { html: index, files: entryFiles } = takeEntry(await readFile(join(dist, 'index.html'), 'utf8'));
  const stylesheet = index.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/);
  if (!stylesheet?.[1]) throw new Error('dist/index.html links no stylesheet: the pages need its rules inlined.');
  const css = await readFile(join(dist, stylesheet[1]), 'utf8');
  await mkdir(join(dist, 'pages'), { recursive: true });
  const bytesOf = (file: string): number => chunks.bytesOf.get(file) ?? 0;
  const words = escapeHtml(JSON.stringify(wordFiles().hashes));
  let template = put(index, '<html lang="vi"', `<html__ATTRIBUTES__ data-words="${words}"`);
  template = put(template, /<title>[^<]*<\/title>/, '<title>__TITLE__</title>');
  template = put(template, '/manifest-vi.webmanifest', '__MANIFEST__');
  template = put(template, '<div id="failed"></div>', '<div id="failed" role="alert">__FAILED__</div>');
  template = put(template, stylesheet[0], `__FONTS__<style>${css}</style>`);
  template = put(template, '<div id="root"></div>', '<div id="root">__ROOT__</div>');
  template = put(template, '<!-- figures -->', '__FIGURES__');
  readTemplate(template);
  await writeFile(join(dist, templateFile), template);
  await writeFile(join(dist, figuresFile), await bundleScript('src/figures/startFigures.ts'));
  for (const locale of localeNames) {
    const { title, text, reload } = await failedStartOf(locale);
    const failed = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(reload)}</a></p>`;
    const fonts = preloadFonts(css, locale);
    const partsOf = async (page: (typeof pages)[number]): Promise<PageParts> => {
      const code = filesOf(chunks, codeOf(page)).toSorted((a, b) => bytesOf(b) - bytesOf(a));
      // A browser fetches six files at a time: the largest begin at once, and the others arrive before these are complete.
      const files = [...code, ...wordsOf(page, locale)].map((file) => `/${file}`);
      const attributes = {
        lang: tags[locale],
        ...(page.shell && { 'data-prerendered': page.shell }),
        'data-locale': locale,
        'data-reads': JSON.stringify(page.reads ?? []),
        'data-files': JSON.stringify([...new Set([...entryFiles, ...files])]),
      };
      const shell = page.shell ? await renderShell(page.id, locale) : '';
      if (/<(?:script|style)|<[^>]* style=/.test(shell))
        throw new Error(`The first picture of ${page.id} has a script or a style, whose hash no policy knows.`);
      if (/\b1971\b/.test(shell))
        throw new Error(
          `The first picture of ${page.id} has the day of its build: draw a time once its answer is there.`,
        );
      if (shell.split('<h1').length > 2 || (shell && !shell.includes('<h1')))
        throw new Error(
          `The first picture of ${page.id} needs one title: draw the screen’s loading state with its title.`,
        );
      return {
        ATTRIBUTES: Object.entries(attributes)
          .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
          .join(''),
        MANIFEST: `/manifest-${locale}.webmanifest`,
        FONTS: fonts,
        TITLE: escapeHtml(await titleOf(page.id, locale)),
        FAILED: failed,
        ROOT: shell,
        FIGURES: await figuresOf(page.id, locale),
      };
    };
    const parts: Record<string, PageParts> = {};
    for (const page of pagesWith(shown.flags)) parts[page.id] = await partsOf(page);
    await writeFile(join(dist, partsFile(locale)), JSON.stringify(parts));
  }
  Date.now = now;
};
