import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readBrandFolder, remarkOnHue } from './readBrandFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'may-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contact = { email: 'help@acme.example' };
const hours = { timeZone: 'Asia/Ho_Chi_Minh', days: [1, 5], from: '08:00', to: '24:00' };
const least = { name: 'Acme', taglines: { en: 'Servers for\u00a0all' }, hue: 0, mark: 'M0 0h24v24z', contact };
const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);
const read = (brand: unknown) => {
  write('brand.json', typeof brand === 'string' ? brand : JSON.stringify(brand));
  return readBrandFolder(folder);
};

beforeEach(() => {
  for (const file of ['brand.json', 'mark.svg', 'icon-192.png'])
    rmSync(join(folder, file), { force: true, recursive: true });
});

it('reads the least that a brand may be; what it leaves out does not exist', () => {
  expect(read(least)).toMatchObject({
    name: 'Acme',
    hue: 0,
    contact: { ...contact, isExample: false, phone: '', chat: '', hours: null },
    mark: { viewBox: '0 0 24 24' },
    icons: {},
  });
});

it('moves a hue apart from the red of danger and says so, and keeps any other', () => {
  const red = read({ ...least, hue: 20 });
  expect([red.hue, red.givenHue, remarkOnHue(red)]).toEqual([
    5,
    20,
    'Brand: hue 20 is close to the red of danger, so the pages have hue 5.',
  ]);
  expect(remarkOnHue(read(least))).toBeNull();
});

it('reads the example of the docs', () => {
  expect(readBrandFolder(join(import.meta.dirname, '../../../../docs/brand-example')).contact.hours?.days).toHaveLength(
    6,
  );
});

it('reads the mark beside it, and an icon of the right size', () => {
  const { mark: _, ...rest } = least;
  write('mark.svg', '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>');
  const png = Buffer.alloc(32);
  png.set([137, 80, 78, 71, 13, 10, 26, 10]);
  png.writeUInt32BE(192, 16);
  png.writeUInt32BE(192, 20);
  write('icon-192.png', png);
  const { mark, icons } = read(rest);
  expect([mark.viewBox, icons['icon-192.png']?.length]).toEqual(['0 0 8 8', 32]);
  png.writeUInt32BE(191, 20);
  write('icon-192.png', png);
  expect(() => read(rest)).toThrow('icon-192.png: it must be a PNG of 192 × 192 pixels.');
});

it('refuses a brand with two marks, one with none, and a mark that is none', () => {
  const { mark: _, ...rest } = least;
  expect(() => read(rest)).toThrow('brand.json: mark is missing');
  write('mark.svg', '<svg viewBox="0 0 8 8"><script/></svg>');
  expect(() => read(rest)).toThrow('mark.svg: it has <script>');
  expect(() => read(least)).toThrow('mark.svg: brand.json has a mark too');
});

it('names a folder without brand.json, and a file that is no JSON or too long', () => {
  expect(() => readBrandFolder(folder)).toThrow(`${join(folder, 'brand.json')}: the folder of BRAND has no such file.`);
  expect(() => read('{\n"name": 1,\n}')).toThrow('brand.json: it is no JSON (line 3, column 1).');
  expect(() => read('root:x:0:0')).toThrow(/brand.json: it is no JSON.$/);
  expect(() => read(' '.repeat(64_001))).toThrow(/^[^:]*brand.json: it has 64001 bytes, but 64000 are the most.$/);
  expect(() => readBrandFolder(join(folder, 'brand.json'))).toThrow('brand.json: BRAND must name a folder.');
  for (const text of ['7', '[]']) expect(() => read(text)).toThrow('brand.json: it must be an object.');
});

it('reads a file that begins with a byte order mark, and refuses one that is no UTF-8', () => {
  expect(read(`\uFEFF${JSON.stringify(least)}`).name).toBe('Acme');
  write('brand.json', new Uint8Array([34, 255, 34]));
  expect(() => readBrandFolder(folder)).toThrow('brand.json: it is no text in UTF-8.');
});

it('refuses a folder, a device or a link to nothing where a file should be', () => {
  const icon = join(folder, 'icon-192.png');
  mkdirSync(icon);
  expect(() => read(least)).toThrow('icon-192.png: it is no file.');
  rmSync(icon, { recursive: true });
  symlinkSync('/dev/null', icon);
  expect(() => read(least)).toThrow('icon-192.png: it is no file.');
  rmSync(icon);
  symlinkSync('nowhere.png', icon);
  expect(() => read(least)).toThrow('icon-192.png: it is a link to a file that does not exist.');
  rmSync(join(folder, 'brand.json'));
  symlinkSync('brand.json', join(folder, 'brand.json'));
  expect(() => readBrandFolder(folder)).toThrow('brand.json: it is a link that leads back to itself.');
});

it.each([
  ['a place of the pages', { name: '__ROOT__' }, 'name must have no word like __NAME__'],
  ['an unknown field', { colour: 'red' }, 'it has an unknown field colour'],
  ['an unknown field inside', { contact: { ...contact, fax: '1' } }, 'it has an unknown field contact.fax'],
  ['no name', { name: undefined }, 'name is missing'],
  ['an empty name', { name: ' ' }, 'name must be a text without spaces around it'],
  ['a name of 41 characters', { name: 'a'.repeat(41) }, 'name must have at most 40 characters'],
  [
    'a name that turns its direction',
    { name: 'Acme\u202e' },
    'name must have no control, invisible or direction character',
  ],
  ['a name with a line break', { name: 'A\nB' }, 'name must have no control'],
  ['a name that is a number', { name: 7 }, 'name must be a text'],
  ['no English tagline', { taglines: { vi: 'x' } }, 'taglines must have one for en'],
  [
    'a tagline in an unknown language',
    { taglines: { en: 'x', tlh: 'y' } },
    'taglines.tlh must be for one of the languages',
  ],
  ['a tagline that is too long', { taglines: { en: 'x'.repeat(91) } }, 'taglines.en must have at most 90'],
  ['no language', { languages: [] }, 'languages must have at least one language'],
  ['a language twice', { languages: ['vi', 'vi'] }, 'languages must name each language once'],
  ['an unknown language', { languages: ['tlh'] }, 'languages.0 must be out of the languages'],
  ['hue 360', { hue: 360 }, 'hue must be a whole number from 0 to 359'],
  ['hue 1.5', { hue: 1.5 }, 'hue must be a whole number'],
  ['hue "238"', { hue: '238' }, 'hue must be a whole number'],
  ['a mark that ends its attribute', { mark: 'M0 0"><script>' }, 'mark must be an SVG path'],
  ['a list as contact', { contact: [] }, 'contact must be an object'],
  ['no contact', { contact: undefined }, 'contact is missing'],
  ['an e-mail with a subject', { contact: { email: 'a@b.vn?bcc=c@d.vn' } }, 'contact.email must be an e-mail address'],
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
  ['a phone without a country', { contact: { ...contact, phone: '024 1234' } }, 'contact.phone must be a number like'],
  [
    'an unknown zone',
    { contact: { ...contact, hours: { ...hours, timeZone: 'Mars/One' } } },
    'contact.hours.timeZone must be a time zone',
  ],
  ['day 8', { contact: { ...contact, hours: { ...hours, days: [8] } } }, 'contact.hours.days.0 must be 1 to 7'],
  [
    'a day twice',
    { contact: { ...contact, hours: { ...hours, days: [1, 1] } } },
    'contact.hours.days must name each day once',
  ],
  [
    'hours that end before',
    { contact: { ...contact, hours: { ...hours, to: '07:00' } } },
    'contact.hours must end after it begins',
  ],
])('refuses a brand with %s by a sentence that names file, field and rule', (_, part, sentence) => {
  expect(() => read({ ...least, ...part })).toThrow(`brand.json: ${sentence}`);
});

it.each(['\u2028', '\u3164', '\u00ad', '\u180e', '\u{e0041}', '\ud800', '\u2800', '\ufff9'])(
  'refuses a name of the hidden character %j',
  (name) => {
    expect(() => read({ ...least, name })).toThrow('brand.json: name must have no control, invisible or direction');
  },
);
