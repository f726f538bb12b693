import { expect, it } from 'vitest';
import { type LocaleRow, locales } from './locales.ts';

const rows = Object.values<LocaleRow>(locales);

it('the menu has the languages in the order of their own names', () => {
  const labels = rows.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
});

it('each language has its own tag, which `Intl` knows, and its own name', () => {
  const tags = rows.map(({ tag }) => tag);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
  for (const facts of [tags, rows.map(({ label }) => label)]) expect(new Set(facts).size).toBe(rows.length);
});
