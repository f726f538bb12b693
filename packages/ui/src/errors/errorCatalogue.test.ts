import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flatten } from '../i18n/flatten.ts';
import { readCatalogues } from '../i18n/readCatalogues.ts';
import { errorCatalogue } from './errorCatalogue.ts';

const root = join(import.meta.dirname, '../../../..');
const codes = Object.keys(errorCatalogue);
const { namespaces, read } = readCatalogues();
const english = new Map(namespaces.flatMap((name) => flatten(read('en', name), `${name}:`)));

/** The texts of a code: a title, in one or several numbers, and a text; or one sentence. */
const textsOf = (code: string): string[] =>
  [...english.keys()].filter((key) => {
    const [base = '', end = ''] = [key.slice(0, code.length), key.slice(code.length)];
    return base === code && /^(?:_\w+|\.(?:title|text)(?:_\w+)?)?$/.test(end);
  });

/** The keys in the sources of screens and notices; `${kind}` in one stands for a part of a key. */
const named = globSync('packages/{ui,screens}/src/**/*.{ts,tsx}', {
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
  const silent = codes.filter((code) => !patterns.some((pattern) => pattern.test(code)));
  expect(silent).toEqual([]);
  expect(codes.filter((code) => textsOf(code).length === 0)).toEqual([]);
});

/** Texts whose key sounds like an error and that are none, each with its reason. */
const noErrors: readonly [reason: string, keys: readonly RegExp[]][] = [
  [
    'a sentence at a field',
    [
      /^account:(?:code\.incomplete|fault)\b|^common:(?:amount|number)Unreadable$|^lockScreen:missing|^login:fault\b/,
      /^(?:customDomains|recordForm|zoneImport|zoneTemplates):problem\b|^(?:domains|projectCreate):refusal\b/,
      /^orderServer:gap\b|^topUp:(?:reason|amount\.(?:above|below))\b|^zoneImport:reason\b/,
    ],
  ],
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
  ['a count of what is left out, in the place of the rest', [/^bookkeeping:csv\.unreadable$|^palette:unread$/]],
  [
    'the answer of the button beside it',
    [/^bookkeeping:csv\.failed$|cop(?:y|ied)\w*(?:Refused|Failed)$|^\w+:copy(?:Refused|Failed)$/],
  ],
  ['an act of the customer', [/^topUp:failed\.cancelled\./]],
  ['a sentence that follows an error', [/^\w+:failed\.(?:kept|notSent)$/]],
  ['a warning before a press', [/^orderServer:preflight\.|^zoneImport:plan\.refused$/]],
  ['the page of an address that names nothing', [/^zone:unknown\./]],
];

it('a text whose key sounds like an error is in the catalogue, or is none for a reason', () => {
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
