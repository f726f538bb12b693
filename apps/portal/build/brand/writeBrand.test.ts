import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBrandFolder } from './readBrandFolder.ts';
import { dressPage, manifestOf } from './writeBrand.ts';

const example = readBrandFolder(join(import.meta.dirname, '../../../../docs/brand-example'));

it('names the brand, its tagline in the language, its colour and its icons in the manifest', () => {
  expect(manifestOf(example, 'en')).toMatchObject({
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
  expect(manifestOf(example, 'vi')).toMatchObject({ lang: 'vi' });
});

it('writes words, mark, hue and colour of the brand into the page, and a word as it is', () => {
  const page = '<meta content="__BRAND_WORDS__"><meta content="__BRAND_COLOR__"><title>__BRAND_NAME__</title></head>';
  const name = 'A & "$&"';
  const dressed = dressPage(`${page}<!-- mark -->`, { ...example, name });
  expect(dressed).toContain('<title>A &#38; &#34;$&#38;&#34;</title><style>:root{--hue:152}</style></head>');
  expect(dressed).toContain(`d="${example.mark}"`);
  expect(dressed).toContain('content="#217541"');
  const [, words = ''] = /content="([^"]*)"/.exec(dressed) ?? [];
  const read = words.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(JSON.parse(read)).toEqual({ name, taglines: example.taglines, contact: example.contact });
});
