import { expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { taglineIn } from './brand.ts';
import { mayBrand } from './mayBrand.ts';

const names = Object.keys(locales) as (keyof typeof locales)[];

it.each(names)('the comparison in the tagline has non-breaking spaces alone in %s', (locale) => {
  const [, comparison = ''] = taglineIn(mayBrand, locale).split(', ');
  expect(comparison).toContain('\u00a0');
  expect(comparison).not.toContain(' ');
});
