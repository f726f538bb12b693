import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Brand } from '../../../../packages/ui/src/brand/brand.ts';
import { noContact } from '../../../../packages/ui/src/brand/contact.ts';
import { localeNames } from '../../../../packages/ui/src/i18n/tags.ts';
import { apartFromDanger } from '../../../../packages/ui/src/theme/apartFromDanger.ts';

/** The icons of a brand by file name, with the side of the square in pixels. */
export const brandIconSizes = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
  'apple-touch-icon.png': 180,
} as const;

/** A brand with its icons by file name; the SVG is for the tab of the browser. */
export type BuiltBrand = Brand & {
  icons: Readonly<Record<keyof typeof brandIconSizes | 'favicon.svg', Uint8Array>>;
};

const words = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.check((text) => text.trim() === text && text !== '', 'must be a text without spaces around it'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const form = (pattern: RegExp, rule: string) => v.pipe(words(200), v.regex(pattern, rule));
const whole = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule));
};
const phone = form(/^\+\d[\d ]{6,18}\d$/, 'must be a number like +84 24 1234 5678');
const time = form(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 08:00');

const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== null;
  } catch {
    return false;
  }
};

const hours = v.pipe(
  v.strictObject({
    timeZone: v.pipe(words(60), v.check(isZone, 'must be a time zone like Asia/Ho_Chi_Minh')),
    days: v.pipe(v.array(whole(1, 7), 'must be a list of days'), v.minLength(1, 'must have at least one day')),
    from: time,
    to: time,
  }),
  v.check(({ from, to }) => from < to, 'must end after it begins'),
);

const brandSchema = v.strictObject({
  name: words(40),
  taglines: v.pipe(
    v.record(v.picklist(localeNames, `must be for one of the languages ${localeNames.join(', ')}`), words(90)),
    v.check(({ en }) => en !== undefined, 'must have one for en, which stands for the languages without one'),
    v.transform((taglines) => ({ ...taglines, en: taglines.en ?? '' })),
  ),
  hue: v.pipe(
    whole(0, 359),
    v.check((hue) => apartFromDanger(hue) === hue, 'must not be from 6 to 44, close to the red of danger'),
  ),
  // Letters and numbers of a path alone: the text stands in an attribute.
  mark: v.pipe(v.string(), v.regex(/^\s*[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]{1,8000}$/, 'must be an SVG path')),
  contact: v.strictObject({
    isExample: v.optional(v.boolean('must be true or false')),
    email: form(/^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'must be an e-mail address'),
    phone: v.optional(phone),
    emergencyPhone: v.optional(phone),
    chat: v.optional(form(/^https:\/\/[^\s"'<>\\@]+$/, 'must be an https address')),
    company: v.optional(words(120)),
    address: v.optional(words(200)),
    hours: v.optional(hours),
  }),
});

const refuse = (file: string, rule: string): never => {
  throw new Error(`${file}: ${rule}.`);
};

const readBytes = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    return refuse(file, `it cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
};

const parse = (file: string): Brand => {
  const text = readBytes(file).toString();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refuse(file, 'it is no JSON');
  }
  const { success, issues, output } = v.safeParse(brandSchema, content, { abortEarly: true });
  if (success) return { ...output, contact: { ...noContact, ...output.contact } };
  const [{ path, message, input, type, expected }] = issues;
  const field = path?.map(({ key }) => String(key)).join('.') ?? 'it';
  if (type === 'strict_object' && expected === 'never') return refuse(file, `it has an unknown field ${field}`);
  return refuse(file, `${field} ${input === undefined ? 'is missing' : message}`);
};

const iconsIn = (folder: string): BuiltBrand['icons'] => {
  const pngs = Object.entries(brandIconSizes).map(([name, size]) => {
    const file = join(folder, name);
    const bytes = readBytes(file);
    const isPng = bytes.length > 24 && bytes.subarray(1, 4).toString() === 'PNG';
    if (!isPng || bytes.readUInt32BE(16) !== size || bytes.readUInt32BE(20) !== size)
      refuse(file, `it must be a PNG of ${size} × ${size} pixels`);
    return [name, bytes];
  });
  return { ...Object.fromEntries(pngs), 'favicon.svg': readBytes(join(folder, 'favicon.svg')) };
};

/**
 * Reads a brand from a folder: `brand.json` and the icons. Throws one sentence that names the file, the field and the rule, so that no build has
 * half a brand.
 */
export const readBrandFolder = (folder: string): BuiltBrand => ({
  ...parse(join(folder, 'brand.json')),
  icons: iconsIn(folder),
});

/** Reads the brand of a build: the folder that `BRAND` names, relative to the one in which npm was called, else Mây. */
export const readBrand = ({ BRAND, INIT_CWD = '.' }: Readonly<Record<string, string | undefined>>): BuiltBrand =>
  readBrandFolder(
    BRAND === undefined ? join(import.meta.dirname, '../../../../packages/ui/src/brand/may') : resolve(INIT_CWD, BRAND),
  );
