import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { LocaleName } from '../../../packages/ui/src/i18n/locales.ts';
import { type PartialSettings, readSettings, type Settings } from '../src/browser/settings/settings.ts';
import type { PageId } from '../src/router/manifest.ts';
import { escapeHtml, figuresFile, type PageParts, partsFile, readTemplate, templateFile } from './pageTemplate.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent: its bytes in an encoding, and its ETag. */
type ServedPage = {
  bodyIn: (encoding: Encoding) => Uint8Array<ArrayBuffer>;
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

/** The settings that a server gives; the flags are those of the build. */
export type ServerSettings = Omit<PartialSettings, 'flags'>;

const settingsPlace = /(<meta name="portal-settings" content=")([^"]*)/;

/** The settings that the build wrote. */
const builtIn = (html: string): PartialSettings => {
  const built = settingsPlace.exec(html)?.[2] ?? '{}';
  return JSON.parse(built.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))));
};

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );

const compress: Record<Encoding, (html: Buffer) => Buffer> = {
  identity: (html) => html,
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
};

/**
 * A page that keeps the compressed bodies that were asked for. The plain one is six times as long and seldom asked for: all of them in 17
 * languages would fill 100 MB.
 */
const serve = (compose: () => string): ServedPage => {
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  return {
    etag: `"${createHash('sha256').update(compose()).digest('hex').slice(0, 20)}"`,
    bodyIn: (encoding) => {
      const body = bodies.get(encoding) ?? new Uint8Array(compress[encoding](Buffer.from(compose())));
      if (encoding !== 'identity') bodies.set(encoding, body);
      return body;
    },
  };
};

/** Makes a value when it is first asked for, and keeps it. */
export const keep = <Value>(make: (name: string) => Value): ((name: string) => Value) => {
  const kept = new Map<string, Value>();
  return (name) => {
    const value = kept.has(name) ? (kept.get(name) as Value) : make(name);
    kept.set(name, value);
    return value;
  };
};

/** Reads what the built pages share, writes the settings into it, and composes each page at its first request. */
export const loadPages = (folder: string, settings: ServerSettings): ServedPages => {
  const html = readFileSync(join(folder, templateFile), 'utf8');
  const told = JSON.stringify({ ...settings, flags: builtIn(html).flags });
  const read = readSettings(told);
  const compose = readTemplate(html.replace(settingsPlace, (_, start: string) => start + escapeHtml(told)));
  const drawer = `<script>${readFileSync(join(folder, figuresFile), 'utf8')}</script>`;
  const partsIn = keep(
    (locale): Record<string, PageParts> => JSON.parse(readFileSync(join(folder, partsFile(locale)), 'utf8')),
  );
  const partsOf = (id: string, locale: string): PageParts => {
    const parts = partsIn(locale)[id];
    if (!parts) throw new Error(`The build has no page ${id} in ${locale}.`);
    return parts;
  };
  const served = keep((name) => {
    const [id = '', locale = ''] = name.split('.');
    const parts = partsOf(id, locale);
    return serve(() => compose({ ...parts, FIGURES: parts.FIGURES && parts.FIGURES + drawer }));
  });
  return {
    settings: read,
    scripts: hashesOf(html + drawer, 'script'),
    styles: hashesOf(html, 'style'),
    find: (id, locale) => served(`${id}.${locale}`),
  };
};
