import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longLines, longSentences } from '../testing/readProse.ts';
import { pages, root } from './pages.ts';

it('every page names its subjects, and has no line over 150 characters and no sentence over 30 words', () => {
  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8');
    expect.soft(longLines(text), page).toEqual([]);
    expect.soft(longSentences(text), page).toEqual([]);
    expect.soft(text, page).not.toMatch(/\b(?:nobody|somebody|whoever|anybody|someone|anyone|everybody)\b/i);
  }
});

it('finds a line of 151 characters, except in code, in a table, or by a link alone', () => {
  const long = 'x'.repeat(151);
  expect(longLines(`${long}\n\n| ${long} |\n\n\`\`\`\n${long}\n\`\`\`\n\n[a](${long})`)).toEqual([long]);
});

it('finds a sentence of 31 words that runs over two lines', () => {
  const sentence = Array.from({ length: 31 }, () => 'word').join(' ');
  expect(longSentences(`Short. ${sentence.replace(' ', '\n')}.\n\n- ${sentence.slice(5)}`)).toEqual([`${sentence}.`]);
});
