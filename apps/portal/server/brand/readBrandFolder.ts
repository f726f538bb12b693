import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Brand } from '../../../../packages/ui/src/brand/brand.ts';
import { mayBrand } from '../../../../packages/ui/src/brand/mayBrand.ts';
import type { LocaleName } from '../../../../packages/ui/src/i18n/locales.ts';
import { localeNames } from '../../../../packages/ui/src/i18n/tags.ts';
import { apartFromDanger } from '../../../../packages/ui/src/theme/apartFromDanger.ts';
import { type IconName, iconSizes } from './icons.ts';
import { isPath, type Mark, markOfPath, readMark } from './readMark.ts';

/** A brand as a server shows it. */
export type ServedBrand = Omit<Brand, 'mark'> & {
  mark: Mark;
  /** The languages offered, out of those that the setting allows; without them all of those. */
  languages?: readonly LocaleName[] | undefined;
  /** The hue of `brand.json`. The pages have another one if this is close to the red of danger. */
  givenHue: number;
  /** Icons that the brand gives itself; the others are drawn from the mark. */
  icons: Partial<Record<IconName, Uint8Array<ArrayBuffer>>>;
};

/** The brand of a server without `BRAND`. */
export const builtBrand: ServedBrand = {
  ...mayBrand,
  givenHue: mayBrand.hue,
  mark: markOfPath(mayBrand.mark),
  icons: {},
};

const longestFile = 64_000;
const longestIcon = 512_000;

// Controls, and characters that turn the direction of a line or are not seen: a name with them could pass for another name.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

// The pages have places of this form, which the server fills.
const place = /__[A-Z_]+__/;

const words = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.check((text) => !hidden.test(text), 'must have no control, invisible or direction character'),
    v.check((text) => !place.test(text), 'must have no word like __NAME__, which is a place of the pages'),
    v.check((text) => text.trim() === text && text !== '', 'must be a text without spaces around it'),
    v.check((text) => [...text].length <= most, `must have at most ${most} characters`),
  );
const or = (pattern: RegExp, rule: string) => v.pipe(words(200), v.regex(pattern, rule));
const phone = or(/^\+\d[\d ]{6,18}\d$/, 'must be a number like +84 24 1234 5678');
const time = or(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 08:00');

const isZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
};

/** A whole https address without a name and a password in it. */
const isSafeAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url?.protocol === 'https:' && url.username === '' && url.password === '' && /^https:\/\/[^\s"'<>\\]+$/i.test(text)
  );
};

/** Without the check a list would be an object without its fields. */
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'must be an object'),
    v.strictObject(entries, 'must be an object'),
  );

const hours = v.pipe(
  object({
    timeZone: v.pipe(words(60), v.check(isZone, 'must be a time zone like Asia/Ho_Chi_Minh')),
    days: v.pipe(
      v.array(
        v.pipe(
          v.number('must be 1 to 7'),
          v.integer('must be 1 to 7'),
          v.minValue(1, 'must be 1 to 7'),
          v.maxValue(7, 'must be 1 to 7'),
        ),
        'must be a list of days',
      ),
      v.minLength(1, 'must have at least one day'),
      v.check((days) => new Set(days).size === days.length, 'must name each day once, 1 for Monday'),
    ),
    from: time,
    to: time,
  }),
  v.check(({ from, to }) => from < to, 'must end after it begins'),
);

const languages = `must be out of the languages ${localeNames.join(', ')}`;

const brandSchema = object({
  name: words(40),
  taglines: v.pipe(
    v.record(
      v.picklist(localeNames, `must be for one of the languages ${localeNames.join(', ')}`),
      words(90),
      'must be an object',
    ),
    v.check((taglines) => 'en' in taglines, 'must have one for en, which stands for the languages without one'),
  ),
  languages: v.optional(
    v.pipe(
      v.array(v.picklist(localeNames, languages), 'must be a list of languages'),
      v.minLength(1, 'must have at least one language; without the field all are offered'),
      v.check((names) => new Set(names).size === names.length, 'must name each language once'),
    ),
  ),
  hue: v.pipe(
    v.number('must be a whole number from 0 to 359'),
    v.integer('must be a whole number from 0 to 359'),
    v.minValue(0, 'must be a whole number from 0 to 359'),
    v.maxValue(359, 'must be a whole number from 0 to 359'),
  ),
  mark: v.optional(v.pipe(v.string('must be a path'), v.check(isPath, 'must be an SVG path on a canvas of 24 × 24'))),
  contact: object({
    isExample: v.optional(v.boolean('must be true or false')),
    email: or(/^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'must be an e-mail address'),
    phone: v.optional(phone),
    emergencyPhone: v.optional(phone),
    chat: v.optional(v.pipe(words(200), v.check(isSafeAddress, 'must be an https address'))),
    company: v.optional(words(120)),
    address: v.optional(words(200)),
    hours: v.optional(hours),
  }),
});

/** The parts of the contact data that a brand may leave out. */
const noContact = { isExample: false, phone: '', emergencyPhone: '', chat: '', company: '', address: '', hours: null };

type BrandFile = v.InferOutput<typeof brandSchema>;

const refuse = (file: string, rule: string): never => {
  throw new Error(`${file}: ${rule}.`);
};

/** Asks the system about a file, or refuses the file that the system does not give. */
const ask = <Answer>(file: string, question: () => Answer): Answer => {
  try {
    return question();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return refuse(file, code === 'ELOOP' ? 'it is a link that leads back to itself' : `it cannot be read (${code})`);
  }
};

const statOf = (file: string) => ask(file, () => statSync(file, { throwIfNoEntry: false }));

/** True for a link to a missing file too, which is no reason to go on without the file. */
const isThere = (file: string): boolean => ask(file, () => lstatSync(file, { throwIfNoEntry: false })) !== undefined;

/** Reads a file, but no folder, no pipe, which would never end, and nothing longer than `most` bytes. */
const readBytes = (file: string, most: number): Buffer => {
  const found = statOf(file);
  if (!found) return refuse(file, 'it is a link to a file that does not exist');
  if (!found.isFile()) return refuse(file, 'it is no file');
  if (found.size > most) return refuse(file, `it has ${found.size} bytes, but ${most} are the most`);
  return ask(file, () => readFileSync(file));
};

/** Reads a text in UTF-8, without the mark that some editors write before it. */
const readText = (file: string): string => {
  const bytes = readBytes(file, longestFile);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(file, 'it is no text in UTF-8');
  }
};

const parse = (file: string): BrandFile => {
  const text = readText(file);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    // The rest of the message repeats the file, and a link may lead to a file that is no brand.
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec((error as Error).message) ?? [];
    return refuse(file, line ? `it is no JSON (line ${line}, column ${column})` : 'it is no JSON');
  }
  const { success, issues, output } = v.safeParse(brandSchema, content, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const path = issue.path
    ?.map(({ key }) =>
      String(key)
        .replace(/[^\w-]/g, '?')
        .slice(0, 40),
    )
    .join('.');
  const isMissing = issue.path !== undefined && issue.input === undefined && issue.received === 'undefined';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return refuse(file, `it has an unknown field ${path}`);
  return refuse(
    file,
    path === undefined ? `it ${issue.message}` : `${path} ${isMissing ? 'is missing' : issue.message}`,
  );
};

const readIcon = (file: string, size: number): Uint8Array<ArrayBuffer> => {
  const bytes = readBytes(file, longestIcon);
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])) && bytes.length > 24;
  if (!isPng || bytes.readUInt32BE(16) !== size || bytes.readUInt32BE(20) !== size)
    refuse(file, `it must be a PNG of ${size} × ${size} pixels`);
  return new Uint8Array(bytes);
};

/** The mark, from the path of `brand.json` or from `mark.svg` beside it. */
const markIn = (folder: string, path: string | undefined): Mark => {
  const file = join(folder, 'mark.svg');
  if (path !== undefined && isThere(file)) return refuse(file, 'brand.json has a mark too, but a brand has one');
  if (path !== undefined) return markOfPath(path);
  if (!isThere(file)) return refuse(join(folder, 'brand.json'), 'mark is missing, and there is no mark.svg beside it');
  const text = readText(file);
  try {
    return readMark(text);
  } catch (error) {
    return refuse(file, `it ${(error as Error).message}`);
  }
};

/**
 * Reads a brand from a folder: `brand.json`, maybe `mark.svg`, maybe icons. Throws one sentence that names the file, the field and the rule, so
 * that no server starts with half a brand.
 */
export const readBrandFolder = (folder: string): ServedBrand => {
  const file = join(folder, 'brand.json');
  if (!statOf(folder)?.isDirectory()) return refuse(folder, 'BRAND must name a folder');
  if (!isThere(file)) return refuse(file, 'the folder of BRAND has no such file');
  const { mark, ...words } = parse(file);
  const own = Object.entries(iconSizes).map(([name, size]) => [name, size, join(folder, name)] as const);
  const icons = own.flatMap(([name, size, icon]) => (isThere(icon) ? [[name, readIcon(icon, size)] as const] : []));
  const { en = '' } = words.taglines;
  return {
    ...words,
    hue: apartFromDanger(words.hue),
    givenHue: words.hue,
    taglines: { ...words.taglines, en },
    contact: { ...noContact, ...words.contact },
    mark: markIn(folder, mark),
    icons: Object.fromEntries(icons),
  };
};

/** A sentence for the start of a server whose pages have another hue than its brand gives. */
export const remarkOnHue = ({ hue, givenHue }: ServedBrand): string | null =>
  hue === givenHue ? null : `Brand: hue ${givenHue} is close to the red of danger, so the pages have hue ${hue}.`;
