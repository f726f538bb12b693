import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { titlesOf } from '../testing/titlesOf.ts';
import { root } from './pages.ts';
import { specificationLines } from './specificationLines.ts';

type Row = { line: number; promise: string; doneBy: string; heldBy: string };
type Link = { text: string; path: string };

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The rows of the tables: a line of the specification, its promise, what does it, and the tests that hold it. */
const rowsOf = (page: string): Row[] =>
  page
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map(cellsOf)
    .map(([line = '', promise = '', doneBy = '', heldBy = '']) => ({ line: Number(line), promise, doneBy, heldBy }));

const link = /\[((?:\\.|[^\]\\])+)\]\(([^)]+)\)/g;
const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');

/** The links of a cell: paths from the root of the repository, and texts without the marks of Markdown. */
const linksOf = (cell: string): Link[] =>
  [...cell.matchAll(link)].map(([, text = '', path = '']) => ({
    text: unescaped(text).replace(/^`(.*)`$/, '$1'),
    path: join('docs', path),
  }));

const isDecision = ({ path }: Link): boolean => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(path);

/** The stories that assert something: a `play` stands in the story itself, or in a function of its file that the story names. */
const playedIn = (source: string): string[] => {
  const parts = source.split(/^(?=(?:export )?const )/m);
  const nameOf = (part: string): string => /const (\w+)/.exec(part)?.[1] ?? '';
  const helpers = parts.filter((part) => part.startsWith('const') && /\bplay\b/.test(part)).map(nameOf);
  const asserts = new RegExp(`\\b(?:${['play', ...helpers].join('|')})\\b`);
  return parts.filter((part) => part.startsWith('export') && asserts.test(part)).map(nameOf);
};

/** The names by which the page calls the tests of a file: a title as it is written, a story behind the name of its file. */
const testsIn = (path: string, source: string): string[] =>
  path.endsWith('.stories.tsx')
    ? playedIn(source).map((name) => `${basename(path, '.stories.tsx')}, ${name}`)
    : titlesOf(source).map(unescaped);

/** Finds the faults of a row; `read` gives the text of a file, empty if there is none. */
const createCheck = (read: (path: string) => string) => {
  const texts = new Map<string, string>();
  const textOf = (path: string): string => texts.get(path) ?? texts.set(path, read(path)).get(path) ?? '';
  const tests = new Map<string, string[]>();
  const namesOf = (path: string): string[] =>
    tests.get(path) ?? tests.set(path, testsIn(path, textOf(path))).get(path) ?? [];
  const isThere = ({ text, path }: Link): boolean =>
    textOf(path) !== '' &&
    (isDecision({ text, path }) || basename(path).startsWith(`${text}.`) || textOf(path).includes(text));

  return ({ line, promise, doneBy, heldBy }: Row): string[] => {
    const done = linksOf(doneBy);
    const held = linksOf(heldBy);
    const isNotBuilt = doneBy.startsWith('not built:');
    const rest = `${doneBy.replace(/^not built:/, '')}${heldBy}`.replace(link, '').replace(/[\s,;]/g, '');
    return [
      ...(specificationLines.has(line) ? [] : ['is no line of the specification']),
      ...(promise === '' ? ['has no promise'] : []),
      ...(done.length === 0 ? ['names nothing that does it'] : []),
      ...(held.length === 0 && !isNotBuilt ? ['names no test'] : []),
      ...(isNotBuilt && !done.some(isDecision) ? ['is not built and names no decision'] : []),
      ...(rest === '' ? [] : [`has words without a link: ${rest}`]),
      ...done.filter((each) => !isThere(each)).map(({ text, path }) => `"${text}" is not in ${path}`),
      ...held
        .filter(({ text, path }) => !namesOf(path).includes(text))
        .map(({ text, path }) => `"${text}" is no test in ${path}`),
    ].map((fault) => `line ${line}: ${fault}`);
  };
};

const linesWithoutRow = (page: string): number[] => {
  const known = new Set(rowsOf(page).map(({ line }) => line));
  return [...specificationLines].filter((line) => !known.has(line));
};

const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');

it('each line of the specification has a row', () => {
  expect(linesWithoutRow(page)).toEqual([]);
});

it('each row of the specification names what does it, and tests that exist', () => {
  const check = createCheck((path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''));
  expect(rowsOf(page).flatMap(check)).toEqual([]);
});

describe('a row of the specification', () => {
  const files: Record<string, string> = {
    'packages/a.ts': 'export const pay = 1;',
    'packages/a.test.ts': "it('pays \\'once\\' | for %s', () => {});",
    'packages/A.stories.tsx':
      'export const Default: Story = { play };\nexport const Silent: Story = {};\nconst says = () => ({ play });\nexport const Said = says();',
    'docs/decisions/0002-money.md': '# 2. Money',
  };
  const check = createCheck((path) => files[path] ?? '');
  const faultsOf = (doneBy: string, heldBy: string, line = 8, promise = 'It pays') =>
    rowsOf(`| ${line} | ${promise} | ${doneBy} | ${heldBy} |`).flatMap(check);
  const done = '[`pay`](../packages/a.ts)';
  const held =
    "[pays 'once' \\| for %s](../packages/a.test.ts); [A, Default](../packages/A.stories.tsx); [A, Said](../packages/A.stories.tsx)";

  it('that is whole has no fault', () => {
    for (const [name, doneBy, heldBy] of [
      ['a name in a file, a title and a story', done, held],
      ['a file by its name', '[`a`](../packages/a.ts)', held],
      ['a decision not to build it', 'not built: [decision 2](decisions/0002-money.md)', ''],
    ] as const)
      expect.soft(faultsOf(doneBy, heldBy), name).toEqual([]);
  });

  it('with a missing part has its fault', () => {
    for (const [name, doneBy, heldBy, fault] of [
      ['a removed file', '[`pay`](../packages/b.ts)', held, '"pay" is not in packages/b.ts'],
      ['a renamed function', '[`charge`](../packages/a.ts)', held, '"charge" is not in packages/a.ts'],
      ['a renamed test', done, '[pays](../packages/a.test.ts)', '"pays" is no test in packages/a.test.ts'],
      [
        'a renamed story',
        done,
        '[A, Empty](../packages/A.stories.tsx)',
        '"A, Empty" is no test in packages/A.stories.tsx',
      ],
      [
        'a silent story',
        done,
        '[A, Silent](../packages/A.stories.tsx)',
        '"A, Silent" is no test in packages/A.stories.tsx',
      ],
      ['nothing that does it', '', held, 'names nothing that does it'],
      ['no test', done, '', 'names no test'],
      ['a placeholder', done, `${held}; to come`, 'has words without a link: tocome'],
      ['no decision not to build it', `not built: ${done}`, '', 'is not built and names no decision'],
    ] as const)
      expect.soft(faultsOf(doneBy, heldBy), name).toEqual([`line 8: ${fault}`]);
  });

  it('without a promise, or of a line that says nothing, has a fault', () => {
    expect(faultsOf(done, held, 4, '')).toEqual(['line 4: is no line of the specification', 'line 4: has no promise']);
  });

  it('that is missing leaves its line without a row', () => {
    const others = [...specificationLines].filter((line) => line !== 31);
    expect(linesWithoutRow(others.map((line) => `| ${line} | | | |`).join('\n'))).toEqual([31]);
  });
});
