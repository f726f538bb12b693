import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mayBrand } from '../../../../packages/ui/src/brand/mayBrand.ts';
import { readBrand, readBrandFolder } from './readBrandFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'may-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = join(import.meta.dirname, '../../../../docs/brand-example');
const contact = { email: 'help@acme.example' };
const hours = { timeZone: 'Asia/Ho_Chi_Minh', days: [1, 5], from: '08:00', to: '24:00' };
const least = { name: 'Acme', taglines: { en: 'Servers for\u00a0all' }, hue: 0, mark: 'M0 0h24v24z', contact };
const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);
const read = (brand: unknown) => {
  write('brand.json', typeof brand === 'string' ? brand : JSON.stringify(brand));
  return readBrandFolder(folder);
};

beforeEach(() => cpSync(example, folder, { recursive: true }));

it('reads the least that a brand may be; what it leaves out does not exist', () => {
  expect(read(least)).toMatchObject({
    ...least,
    contact: { ...contact, isExample: false, phone: '', chat: '', hours: null },
  });
});

it('reads the folder that BRAND names with its icons, else Mây', () => {
  const { contact: ways, icons } = readBrand({ BRAND: 'brand-example', INIT_CWD: join(example, '..') });
  expect(ways.hours?.days).toHaveLength(6);
  expect(Object.keys(icons)).toHaveLength(5);
  expect(readBrand({})).toMatchObject(mayBrand);
  expect(() => readBrand({ BRAND: '', INIT_CWD: '/' })).toThrow('brand.json: it cannot be read (ENOENT).');
});

it('refuses an icon that is missing, and one of another size', () => {
  cpSync(join(example, 'icon-192.png'), join(folder, 'icon-512.png'));
  expect(() => read(least)).toThrow('icon-512.png: it must be a PNG of 512 × 512 pixels.');
  write('icon-512.png', 'no picture');
  expect(() => read(least)).toThrow('icon-512.png: it must be a PNG of 512 × 512 pixels.');
  rmSync(join(folder, 'icon-192.png'));
  expect(() => read(least)).toThrow('icon-192.png: it cannot be read (ENOENT).');
});

it('names a folder without brand.json, and a file that is no JSON', () => {
  expect(() => read('root:x:0:0')).toThrow(/brand.json: it is no JSON.$/);
  expect(() => read('[]')).toThrow('brand.json: ');
  rmSync(join(folder, 'brand.json'));
  expect(() => readBrandFolder(folder)).toThrow('brand.json: it cannot be read (ENOENT).');
});

it('refuses a wrong field by a sentence that names file, field and rule', () => {
  for (const [fault, part, sentence] of [
    ['an unknown field', { colour: 'red' }, 'it has an unknown field colour'],
    ['an unknown field inside', { contact: { ...contact, fax: '1' } }, 'it has an unknown field contact.fax'],
    ['no name', { name: undefined }, 'name is missing'],
    ['an empty name', { name: ' ' }, 'name must be a text without spaces around it'],
    ['a name of 41 characters', { name: 'a'.repeat(41) }, 'name must have at most 40 characters'],
    ['a name that is a number', { name: 7 }, 'name must be a text'],
    ['no English tagline', { taglines: { vi: 'x' } }, 'taglines must have one for en'],
    [
      'a tagline in an unknown language',
      { taglines: { en: 'x', tlh: 'y' } },
      'taglines.tlh must be for one of the languages',
    ],
    ['a tagline that is too long', { taglines: { en: 'x'.repeat(91) } }, 'taglines.en must have at most 90'],
    ['hue 360', { hue: 360 }, 'hue must be a whole number from 0 to 359'],
    ['a hue like the red of danger', { hue: 20 }, 'hue must not be from 6 to 44'],
    ['a list as contact', { contact: [] }, 'contact.email is missing'],
    ['hue 1.5', { hue: 1.5 }, 'hue must be a whole number'],
    ['hue "238"', { hue: '238' }, 'hue must be a whole number'],
    ['a mark that ends its attribute', { mark: 'M0 0"><script>' }, 'mark must be an SVG path'],
    ['no contact', { contact: undefined }, 'contact is missing'],
    [
      'an e-mail with a subject',
      { contact: { email: 'a@b.vn?bcc=c@d.vn' } },
      'contact.email must be an e-mail address',
    ],
    [
      'a chat that is a script',
      { contact: { ...contact, chat: 'javascript:alert(1)' } },
      'contact.chat must be an https address',
    ],
    ['a relative chat', { contact: { ...contact, chat: 'https:chat' } }, 'contact.chat must be an https'],
    ['a chat without TLS', { contact: { ...contact, chat: 'http://a.example' } }, 'contact.chat must be an https'],
    [
      'a chat with a password',
      { contact: { ...contact, chat: 'https://a:b@c.example' } },
      'contact.chat must be an https',
    ],
    [
      'a phone without a country',
      { contact: { ...contact, phone: '024 1234' } },
      'contact.phone must be a number like',
    ],
    [
      'an unknown zone',
      { contact: { ...contact, hours: { ...hours, timeZone: 'Mars/One' } } },
      'contact.hours.timeZone must be a time zone',
    ],
    [
      'day 8',
      { contact: { ...contact, hours: { ...hours, days: [8] } } },
      'contact.hours.days.0 must be a whole number from 1 to 7',
    ],
    [
      'hours that end before',
      { contact: { ...contact, hours: { ...hours, to: '07:00' } } },
      'contact.hours must end after it begins',
    ],
  ] as const)
    expect.soft(() => read({ ...least, ...part }), fault).toThrow(`brand.json: ${sentence}`);
});
