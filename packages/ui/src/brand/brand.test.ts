import { expect, it } from 'vitest';
import { taglineIn } from './brand.ts';
import { mayBrand } from './mayBrand.ts';

it.each(Object.entries(mayBrand.taglines))(
  'the tagline in %s has no space after its comma at which a line may break',
  (_, tagline) => {
    expect(tagline.split(', ')[1] ?? '').not.toContain(' ');
  },
);

it('a language without a tagline has the English one', () => {
  expect(taglineIn({ taglines: { en: 'Servers' } }, 'ja')).toBe('Servers');
});
