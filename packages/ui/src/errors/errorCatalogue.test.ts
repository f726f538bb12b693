import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleNotice } from '../components/Notices/noticeSamples.ts';
import { namespacesOf, noticeKinds, tellNotice } from '../components/Notices/noticeWords.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { flatten } from '../i18n/flatten.ts';
import { readCatalogues } from '../i18n/readCatalogues.ts';
import { errorCatalogue } from './errorCatalogue.ts';
import type { ErrorRow } from './errorRow.ts';
import { fieldFaults } from './fieldFaults.ts';

const root = join(import.meta.dirname, '../../../..');
const rows: [code: string, row: ErrorRow][] = Object.entries(errorCatalogue);
const { namespaces, read } = readCatalogues();
const english = new Map(namespaces.flatMap((name) => flatten(read('en', name), `${name}:`)));

const storyFiles = new Map(
  ['packages/ui/src', 'apps/portal/src'].flatMap((folder) =>
    globSync('**/*.stories.tsx', { cwd: join(root, folder) }).map((file) => [
      file.replace(/\.stories\.tsx$/, ''),
      readFileSync(join(root, folder, file), 'utf8'),
    ]),
  ),
);
const isStory = (path: string): boolean => {
  const [file = '', name = ''] = path.split('#');
  return new RegExp(`^export const ${name}\\b`, 'm').test(storyFiles.get(file) ?? '');
};

it('the story of each error and of each kind of fault at a field exists', () => {
  const stories = [...rows.map(([code, { story }]) => [code, story]), ...Object.entries(fieldFaults)];
  expect(stories.filter(([, story = '']) => !isStory(story))).toEqual([]);
});

it('each kind of fault at a field has its words', () => {
  const keys = [...english.keys()];
  const silent = Object.keys(fieldFaults).filter((start) => !keys.some((key) => `${key}.`.startsWith(`${start}.`)));
  expect(silent).toEqual([]);
});

/** The texts of a code: a title, in one or several numbers, and a text; or one sentence. */
const textsOf = (code: string): string[] =>
  [...english.keys()].filter((key) => {
    const [base = '', end = ''] = [key.slice(0, code.length), key.slice(code.length)];
    return base === code && /^(?:_\w+|\.(?:title|text)(?:_\w+)?)?$/.test(end);
  });

/** The keys in the sources of screens and notices; `${kind}` in one stands for a part of a key. */
const named = globSync('packages/ui/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.stories.*'],
})
  .filter((file) => !file.startsWith('packages/ui/src/errors/'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(['"`])(\w+:[\w.${}]+)\1/g)].map(([, , code = '']) => code),
  );

it('each error is told by a screen or a notice, and has its words', () => {
  const patterns = named.map(
    (code) => new RegExp(`^${code.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
  );
  const silent = rows.filter(([code]) => !patterns.some((pattern) => pattern.test(code)));
  expect(silent.map(([code]) => code)).toEqual([]);
  expect(rows.filter(([code]) => textsOf(code).length === 0)).toEqual([]);
});

it('each notice of a failure is told in the words of an error that names it', async () => {
  for (const kind of noticeKinds) {
    const notice = sampleNotice(kind);
    const i18n = await createI18n('en', namespacesOf([notice]), 'Mây');
    const { tone, title, text } = tellNotice(notice, i18n.getFixedT('en', namespacesOf([notice])));
    const naming = rows.filter(([, row]) => row.notices.includes(kind));
    if (tone === 'critical') expect([kind, naming.length > 0]).toEqual([kind, true]);
    const words = naming
      .flatMap(([code]) => textsOf(code))
      .map((key) => english.get(key)?.replace('{{amount}}', '500.000\u00a0đ'));
    if (naming.length > 0) expect(words.some((said) => said === title || said === text)).toBe(true);
  }
});

/** Texts whose key sounds like an error and that are none, each with its reason. */
const noErrors: readonly [reason: string, keys: readonly RegExp[]][] = [
  ['a sentence at a field', Object.keys(fieldFaults).map((start) => new RegExp(`^${start}(?:\\.|_|$)`))],
  [
    'a state, or the word of a status',
    [
      /^(?:common:stepFailed|paas:status\.|serverLog:phase\.|zoneChanges:(?:status|group)\.|topUp:failed\.otherTab\.)/,
      /^(?:noticeHistory:|shell:bell\.)/,
    ],
  ],
  [
    'a value that the provider does not tell',
    [
      /^runway:line\.unknown\.|(?:amount|total|cost|current|nextCharge|plan)Unknown$|^serverUpgrade:(?:change|cost)\.unknown$/,
    ],
  ],
  [
    'a count of what is left out, in the place of the rest',
    [/^bookkeeping:csv\.unreadable$|^palette:unread$|^runway:dialog\.unreadable$/],
  ],
  [
    'the answer of the button beside it',
    [/^palette:failed$|^bookkeeping:csv\.failed$|cop(?:y|ied)\w*(?:Refused|Failed)$|^\w+:copy(?:Refused|Failed)$/],
  ],
  ['an act of the customer', [/^topUp:failed\.cancelled\./]],
  ['a sentence that follows an error', [/^\w+:failed\.(?:kept|notSent)$/]],
  ['a warning before a press', [/^orderServer:preflight\.|^zoneImport:plan\.refused$/]],
  ['the page of an address that names nothing', [/^zone:unknown\./]],
];

it('a text whose key sounds like an error is in the catalogue, or is none for a reason', () => {
  const codes = rows.map(([code]) => code);
  const sounding = [...english.keys()].filter((key) =>
    /[.:](?:failed|failing|refused|unknown|unread|unreachable|unreadable|problem|rejected|doubt)\b|(?:Failed|Refused|Unknown|Unread)\b/.test(
      key,
    ),
  );
  const left = sounding
    .filter((key) => !codes.some((code) => key === code || key.startsWith(`${code}.`) || key.startsWith(`${code}_`)))
    .filter((key) => !noErrors.some(([, keys]) => keys.some((pattern) => pattern.test(key))));
  expect(left).toEqual([]);
});
