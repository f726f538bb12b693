import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages, root } from './docs/pages.ts';
import { commentsOf } from './testing/commentsOf.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The anchor of a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const headingsOf = (page: string): string[] => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, text]) => text ?? '');
const hasAnchor = (page: string, anchor: string): boolean => headingsOf(page).map(slugOf).includes(anchor);

const pathsNamedIn = (page: string): string[] => {
  const text = read(page);
  const quoted = [...text.matchAll(/`((?:packages|apps|docs|e2e|tooling|\.storybook)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  const linked = [...text.matchAll(/\]\(((?!https?:)[\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path]) => path ?? '');
  return [...quoted, ...linked].filter((path) => !/\/dist\b/.test(path));
};

/** The page of a path in a comment: the path itself, or the file that a decision's number begins (`docs/decisions/0003`). */
const pageAt = (path: string): string | undefined => {
  if (existsSync(join(root, path))) return path;
  const folder = dirname(path);
  if (!existsSync(join(root, folder))) return undefined;
  const name = readdirSync(join(root, folder)).find((entry) => entry.startsWith(`${basename(path)}-`));
  return name && `${folder}/${name}`;
};

it('every path that a page names exists', () => {
  for (const page of pages) {
    for (const path of pathsNamedIn(page)) {
      const isThere = pageAt(path) !== undefined || existsSync(join(root, dirname(page), path));
      expect.soft(isThere, path).toBe(true);
    }
  }
});

it('every file that a page names by its name alone exists', () => {
  const names = new Set(
    globSync('{apps,packages,e2e,tooling}/**/*.ts{,x}', { cwd: root }).map((path) => basename(path)),
  );
  const lost = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?!X\.|connectX)\w[\w.]*\.tsx?)`/g)].flatMap(([, name = '']) =>
      names.has(name) ? [] : `${page}: ${name}`,
    ),
  );
  expect(lost).toEqual([]);
});

it('every link of a page to a heading finds it', () => {
  for (const page of pages) {
    for (const [, path = '', anchor = ''] of read(page).matchAll(/\]\(((?!https?:)[\w./-]*)#([\w-]+)\)/g))
      expect.soft(hasAnchor(path === '' ? page : join(dirname(page), path), anchor), `${path}#${anchor}`).toBe(true);
  }
});

it('every command in the pages is a script', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(commands).not.toEqual([]);
  for (const command of commands) expect(Object.keys(scripts), command).toContain(command);
});

/** The specification's sections by number, with their whole text. */
const sections = new Map(
  read('docs/specification.md')
    .split(/^## (?=\d+\. )/m)
    .slice(1)
    .map((text) => [String(Number.parseInt(text, 10)), text.toLowerCase()]),
);
const threats = headingsOf('docs/threats.md');

/** The citations of a text; `isThere` is true if the target exists. */
const citationsIn = (text: string): { cited: string; isThere: boolean }[] => {
  const found = (pattern: RegExp, isThere: (...parts: string[]) => boolean) =>
    [...text.matchAll(pattern)].map(([cited, ...parts]) => ({
      cited,
      isThere: isThere(...parts.map((part) => part ?? '')),
    }));
  return [
    ...found(/(?:§ ?|\bsections? (?:\d+ and )?)(\d+(?:\.\d+)*)/gi, (section = '') => sections.has(section)),
    ...found(/\bsections (\d+) and/gi, (section = '') => sections.has(section)),
    ...found(/\bspec (?:section |§)(\d+), ["`]?([^§")`;:.]+)/gi, (section = '', name = '') =>
      Boolean(sections.get(section)?.includes(name.trim().toLowerCase())),
    ),
    ...found(/(?<![\w./-])(docs\/[\w./-]*\w)(?:#([\w-]+))?/g, (path = '', anchor = '') => {
      const page = pageAt(path);
      return page !== undefined && (anchor === '' || hasAnchor(page, anchor));
    }),
    ...found(
      /\((docs\/[\w-]+\.md), ([^)]+)\)/g,
      (page = '', heading = '') => existsSync(join(root, page)) && hasAnchor(page, slugOf(heading)),
    ),
    ...found(/\b(T\d{1,2})\b/g, (code = '') => threats.some((heading) => heading.startsWith(`${code} `))),
    ...found(/\b(fact \d+)\b/gi, (fact = '') =>
      threats.some((heading) => heading.toLowerCase().startsWith(`${fact.toLowerCase()}:`)),
    ),
  ];
};

/** Pages named without their folder; most are planning papers that are not in this repository. */
const bareNames =
  /(?<![\w/-])(?:spec|decisions|flows|design-language|inventory|review|measured|conventions|reliability)\.md\b/g;

/** The citations of a text without a target. */
const deadIn = (text: string, isInDocs = false): string[] => [
  ...citationsIn(text).flatMap(({ cited, isThere }) => (isThere ? [] : [cited])),
  ...(isInDocs ? [] : (text.match(bareNames) ?? [])),
];

/** The comments of a source, one per line; the whole text of a page. */
const wordsOf = (file: string): string => {
  const text = read(file);
  return /\.mdx?$/.test(file) ? text.replace(/\s+/g, ' ') : commentsOf(text).join('\n');
};

const sourcesIn = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mdx,md}`, {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist|storybook-static)$/.test(basename(name)),
  });

describe('citations in comments', () => {
  it('have a target in every folder', () => {
    for (const folder of ['apps', 'packages', 'e2e', 'tooling', 'docs', '.storybook']) {
      const files = sourcesIn(folder);
      expect.soft(files, folder).not.toEqual([]);
      const dead = files.flatMap((file) =>
        deadIn(wordsOf(file), folder === 'docs').map((cited) => `${file}: ${cited}`),
      );
      expect.soft(dead, folder).toEqual([]);
    }
  });

  it('have a target, in the pages at the root', () => {
    expect(['README.md', 'CONTRIBUTING.md'].flatMap((page) => deadIn(wordsOf(page)))).toEqual([]);
  });

  it('are recognised more than 120 times in the apps and packages', () => {
    const cited = ['apps', 'packages'].flatMap(sourcesIn).flatMap((file) => citationsIn(wordsOf(file)));
    // At least, because comments come and go: far fewer would mean that the patterns no longer match.
    expect(cited.length).toBeGreaterThan(120);
  });

  it('of a section, page, decision, threat or fact that exists have a target', () => {
    for (const text of [
      'spec section 2, /payment',
      'spec sections 2 and 9',
      'spec §4, "Top-up flow"',
      'docs/flows.md#topup',
      'docs/decisions/0003',
      '(docs/design-language.md, Look at it)',
      'T12, docs/threats.md',
      'fact 5',
    ]) {
      expect.soft(citationsIn(text), text).not.toEqual([]);
      expect.soft(deadIn(text), text).toEqual([]);
    }
  });

  it('of one that does not exist have none', () => {
    for (const text of [
      'spec section 12',
      'spec sections 2 and 12',
      'spec sections 12 and 2',
      'spec §12',
      '§3.4',
      'spec section 2, /nowhere',
      'docs/nowhere.md',
      'docs/decisions/0999',
      'docs/flows.md#nowhere',
      '(docs/design-language.md, Nowhere)',
      'T99',
      'fact 99',
      'decisions.md, Money',
      'flows.md, topUp',
      'design-language.md',
      'inventory.md',
      'review.md',
    ])
      expect.soft(deadIn(text), text).not.toEqual([]);
  });
});
