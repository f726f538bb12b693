import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type LocaleName, localeNames } from '../../../packages/ui/src/i18n/locales.ts';
import { type PageId, pages } from '../src/router/manifest.ts';
import { type PartialSettings, readSettings, type Settings } from '../src/settings/settings.ts';

/** A page as it is sent: its bytes in each encoding, and its ETag. */
type ServedPage = {
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>;
  etag: string;
};

/** Every page in every language, with the hashes for its policy. */
export type ServedPages = {
  find: (id: PageId, locale: LocaleName) => ServedPage;
  scripts: readonly string[];
  styles: readonly string[];
  /** The settings of the pages, from the build and the server. */
  settings: Settings;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Puts `told` over `known`; a missing value keeps the known one. */
const layOver = (known: object, told: object): object => {
  const laid = new Map(Object.entries(known));
  for (const [name, value] of Object.entries(told)) {
    const isGroup = typeof value === 'object' && !Array.isArray(value);
    if (value !== undefined) laid.set(name, isGroup ? layOver(laid.get(name) ?? {}, value) : value);
  }
  return Object.fromEntries(laid);
};

const settingsPlace = /(<meta name="portal-settings" content=")([^"]*)/;

/** The server's settings over the built ones, as JSON. */
const toldWith = (html: string, settings: PartialSettings): string => {
  const built = settingsPlace.exec(html)?.[2] ?? '{}';
  return JSON.stringify(
    layOver(JSON.parse(built.replace(/&\w+;/g, (entity) => characters.get(entity) ?? entity)), settings),
  );
};

const tell = (html: string, told: string): string =>
  html.replace(
    settingsPlace,
    (_, start: string) => start + told.replace(/[&<>"]/g, (character) => entities[character] ?? ''),
  );

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );

const serve = (html: string): ServedPage => {
  const identity = new Uint8Array(Buffer.from(html));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    etag: `"${createHash('sha256').update(identity).digest('hex').slice(0, 20)}"`,
    bodies: {
      identity,
      br: new Uint8Array(brotliCompressSync(identity, quality)),
      gzip: new Uint8Array(gzipSync(identity)),
    },
  };
};

/** Reads the built pages, writes the settings into them, and compresses each at its first request. */
export const loadPages = (folder: string, settings: PartialSettings): ServedPages => {
  const texts = new Map<string, string>();
  // Equal in every page of a build.
  let told = '';
  for (const { id } of pages) {
    for (const locale of localeNames) {
      const name = `${id}.${locale}`;
      const html = readFileSync(join(folder, 'pages', `${name}.html`), 'utf8');
      told ||= toldWith(html, settings);
      texts.set(name, tell(html, told));
    }
  }
  const served = new Map<string, ServedPage>();
  const all = [...texts.values()];
  return {
    settings: readSettings(told),
    scripts: [...new Set(all.flatMap((html) => hashesOf(html, 'script')))],
    styles: [...new Set(all.flatMap((html) => hashesOf(html, 'style')))],
    find: (id, locale) => {
      const name = `${id}.${locale}`;
      const page = served.get(name) ?? serve(texts.get(name) ?? '');
      served.set(name, page);
      return page;
    },
  };
};
