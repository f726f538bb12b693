import { expect, it } from 'vitest';
import { createBrandFiles, drawIcons } from './createBrandFiles.ts';
import { iconSizes } from './icons.ts';
import { builtBrand, readBrandFolder } from './readBrandFolder.ts';

const example = readBrandFolder(new URL('../../../../docs/brand-example', import.meta.url).pathname);
const files = createBrandFiles(example);
const shortcuts = () => [{ name: 'Top up', url: '/payment' }];
const read = async (path: string) => (await files.find(path, 'en', shortcuts))?.body;

it.each(Object.entries(iconSizes))('draws %s as a PNG of %i pixels from the mark', async (name, size) => {
  const bytes = Buffer.from((await read(`/${name}`)) as Uint8Array);
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
    'PNG',
    size,
    size,
  ]);
});

it('sends an icon that the brand gives as it is', async () => {
  const given = new Uint8Array([1, 2, 3]);
  const own = createBrandFiles({ ...example, icons: { 'icon-192.png': given } });
  expect((await own.find('/icon-192.png', 'en', shortcuts))?.body).toBe(given);
});

it('draws every icon before the start, keeps a given one, and says which mark cannot be drawn', async () => {
  const given = new Uint8Array([1, 2, 3]);
  const { icons } = await drawIcons({ ...example, icons: { 'icon-192.png': given } });
  expect([Object.keys(icons).toSorted(), icons['icon-192.png']]).toEqual([Object.keys(iconSizes).toSorted(), given]);
  const mark = { ...example.mark, shapes: '<g>' };
  await expect(drawIcons({ ...example, mark })).rejects.toThrow(
    'The mark of the brand cannot be drawn as icon-192.png',
  );
});

it.each([
  ['The Big International Co', 'The Big'],
  ['Sông Xanh & Partners', 'Sông Xanh'],
  ['Donaudampfschifffahrt AG', 'Donaudampfschifffahrt'],
  ['Yes! Hosting', 'Yes! Hosting'],
])('names "%s" below its icon "%s"', async (name, short) => {
  const named = createBrandFiles({ ...example, name });
  const manifest = await named.find('/manifest.webmanifest', 'en', shortcuts);
  expect(JSON.parse(String(manifest?.body)).short_name).toBe(short);
});

it('names the brand, its language, its colour and its shortcuts in the manifest', async () => {
  expect(JSON.parse(String(await read('/manifest.webmanifest')))).toMatchObject({
    id: '/',
    name: 'Sông Xanh Hosting & Domains',
    short_name: 'Sông Xanh',
    description: 'Hosting that keeps flowing, by\u00a0day\u00a0and\u00a0night',
    lang: 'en',
    scope: '/',
    display: 'standalone',
    theme_color: '#217541',
    shortcuts: [{ name: 'Top up', url: '/payment' }],
  });
});

it('has a favicon with another ground in the dark theme, and with a plain one below a coloured mark', async () => {
  const favicon = String(await read('/favicon.svg'));
  expect(favicon).toMatch(/rect\{fill:#217541\}.*prefers-color-scheme:dark.*rect\{fill:#(?!217541)/);
  const coloured = createBrandFiles({ ...example, mark: { ...example.mark, isColoured: true } });
  expect(String((await coloured.find('/favicon.svg', 'en', shortcuts))?.body)).toContain('rect{fill:#ffffff}');
});

it('tells the facts of the brand at /brand.json, without the bytes of its icons, and knows no other address', async () => {
  expect(JSON.parse(String(await read('/brand.json')))).toMatchObject({
    hue: 152,
    contact: { email: 'help@songxanh.example' },
  });
  expect(await read('/brand.json')).not.toContain('icons');
  expect(await read('/other.json')).toBeUndefined();
  expect(builtBrand.name).toBe('Mây');
});
