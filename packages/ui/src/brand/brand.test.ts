import { expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { taglineIn } from './brand.ts';
import { mayBrand } from './mayBrand.ts';

const names = Object.keys(locales) as (keyof typeof locales)[];

it.each(names)(
  'the tagline in %s is its own, and what follows its comma has no space at which it may break',
  (locale) => {
    const tagline = taglineIn(mayBrand, locale);
    expect(tagline === mayBrand.taglines.en).toBe(locales[locale].tag.startsWith('en'));
    expect(tagline.split(', ')[1] ?? '').not.toContain(' ');
  },
);
