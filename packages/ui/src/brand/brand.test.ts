import { expect, it } from 'vitest';
import { taglineIn } from './brand.ts';
import { mayBrand } from './mayBrand.ts';

it('no tagline has a space after its comma, at which a line may break', () => {
  for (const [locale, tagline] of Object.entries(mayBrand.taglines))
    expect.soft(tagline.split(', ')[1] ?? '', locale).not.toContain(' ');
});

it('a language without a tagline has the English one', () => {
  expect(taglineIn({ taglines: { en: 'Servers' } }, 'ja')).toBe('Servers');
});
