import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { commentsOf } from './testing/commentsOf.ts';
import { titlesOf } from './testing/titlesOf.ts';

const root = resolve(import.meta.dirname, '..');

const pronoun = /\b(?:nobody|somebody|whoever|anybody|someone|anyone|everybody)\b/i;
const riddle = /^(?:Whether|What|Where|How|Who|Whose)\b/;
const mostWords = 30;

const longSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => (sentence.match(/\S*[\p{L}\d]\S*/gu) ?? []).length > mostWords);

const faultsOf = (text: string): string[] => [
  ...(pronoun.test(text) ? ['names no subject'] : []),
  ...longSentences(text).map(() => `has a sentence over ${mostWords} words`),
];

const faultsOfComment = (text: string): string[] => [...faultsOf(text), ...(riddle.test(text) ? ['is a riddle'] : [])];

const sources = globSync('{.storybook,apps,e2e,packages,tooling}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|storybook-static)$/.test(basename(name)),
}).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

it('comments and test titles name their subject and have at most 30 words in a sentence', () => {
  const faults = sources.flatMap(({ file, source }) => [
    ...commentsOf(source).flatMap((text) => faultsOfComment(text).map((fault) => `${file} ${fault}: ${text}`)),
    ...titlesOf(source).flatMap((text) => faultsOf(text).map((fault) => `${file} ${fault}: ${text}`)),
  ]);
  expect(faults).toEqual([]);
});

it('finds the comments and titles of a source', () => {
  const source = [
    "import { it } from 'vitest';",
    '/** The first',
    ' * comment. */',
    'const address = "https://example.com"; // The second',
    '  // and its next line.',
    "it('a title, with \\'quotes\\'', () => {});",
    "it.each([['a'], ['b']])('a title for %s', () => {});",
    'describe(`a title of a chart`, () => {});',
  ].join('\n');
  expect(commentsOf(source)).toEqual(['The first comment.', 'The second and its next line.']);
  expect(titlesOf(source)).toEqual(["a title, with \\'quotes\\'", 'a title for %s', 'a title of a chart']);
});

const wordsInRow = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

it('refuses a comment that begins with Whether or What, has a pronoun, or has 31 words', () => {
  for (const [, text] of [
    ['Whether as its first word', 'Whether the wallet was read.'],
    ['What as its first word', 'What the provider sends.'],
    ['a pronoun', 'True if somebody is signed in.'],
    ['31 words', `Short. ${wordsInRow(31)}.`],
  ] as const)
    expect.soft(faultsOfComment(text), text).toHaveLength(1);
});

it('accepts a comment with two sentences of 30 words', () => {
  expect(faultsOfComment(`${wordsInRow(30)}. ${wordsInRow(30)}.`)).toEqual([]);
});
