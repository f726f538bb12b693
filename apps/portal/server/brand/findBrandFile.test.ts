import { expect, it } from 'vitest';
import { findBrandFile } from './findBrandFile.ts';
import { builtBrand, iconSizes, readBrandFolder } from './readBrandFolder.ts';

const example = readBrandFolder(new URL('../../../../docs/brand-example', import.meta.url).pathname);
const manifestIn = (language: 'en' | 'vi') =>
  JSON.parse(String(findBrandFile(example, '/manifest.webmanifest', language)?.body));

it.each(['favicon.svg', ...Object.keys(iconSizes)] as (keyof typeof example.icons)[])(
  'sends %s as it stands in the folder of the brand',
  (name) => {
    expect(findBrandFile(example, `/${name}`, 'en')?.body).toBe(example.icons[name]);
    expect(findBrandFile(builtBrand, `/${name}`, 'en')?.body).toBe(builtBrand.icons[name]);
  },
);

it('names the brand, its tagline in the language, its colour and its icons in the manifest', () => {
  expect(manifestIn('en')).toMatchObject({
    id: '/',
    name: 'Sông Xanh Hosting & Domains',
    description: 'Hosting that keeps flowing, by\u00a0day\u00a0and\u00a0night',
    lang: 'en',
    scope: '/',
    display: 'standalone',
    theme_color: '#217541',
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
  expect(manifestIn('vi')).toMatchObject({ lang: 'vi' });
});

it('knows no other address', () => {
  for (const path of ['/other.json', '/constructor', '/']) expect(findBrandFile(example, path, 'en')).toBeNull();
});
