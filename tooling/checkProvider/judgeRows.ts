import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '../../packages/api/src/endpoints.ts';
import { parseCurrency } from '../../packages/api/src/money/parseCurrency.ts';
import type { Currency } from '../../packages/domain/src/index.ts';
import { createReplay, isList, type Reading, rowsOf } from './createReplay.ts';
import { describeValue } from './describeValue.ts';
import { pathsOf, valueAt, withValue } from './paths.ts';
import type { ReadName } from './roles.ts';
import { uses } from './uses.ts';

/** The judged rows: differences as sentences, the fields that only a richer provider sends, and what nothing could be said about. */
export type Judgement = { differences: string[]; richer: string[]; unjudged: string[] };

/** Rows of a list that are judged; more would tell nothing new. */
const mostRows = 500;

/** Fields whose very form is a secret: a sample would show the kind of a key or a name. */
const secret = /secret|token|email|name|balance/i;

const withoutZone = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === undefined || (Array.isArray(value) && value.length === 0);

const sampleOf = (path: string, value: unknown): string => {
  if (typeof value !== 'string') return describeValue(value);
  // The code of a currency is no secret, and a mask would hide the fault.
  if (path === 'currency' && /^[A-Za-z]{3,4}$/.test(value)) return `"${value}"`;
  return secret.test(path) ? 'a text' : describeValue(value);
};

/** True if a value of the whole reading is missing in the other one. */
const hasLost = (whole: unknown, other: unknown): boolean =>
  pathsOf(whole).some((path) => !isEmpty(valueAt(whole, path)) && isEmpty(valueAt(other, path)));

const refusal = 'the portal refuses the whole answer';
const omission = 'the portal leaves the row out and counts it as unreadable';
const dash = 'the portal shows –';
const worstEffects = [refusal, omission, dash] as const;

/** The portal's treatment of a row, beside the same row with the specified value; null if it is the same. */
const effectOf = (whole: Reading, other: Reading): string | null => {
  if (other.kind === 'refused') return refusal;
  if (other.kind === 'left out') return omission;
  if (whole.kind !== 'read' || isDeepStrictEqual(whole.value, other.value)) return null;
  return hasLost(whole.value, other.value) ? dash : 'the portal takes its default in its place';
};

const shareOf = (name: ReadName, count: number, total: number): string =>
  isList(name) ? ` in ${count} of ${total} rows` : '';

/** A value of the rows, the label of its row's currency if the portal knows it, and the number of rows with it. */
type Sample = { value: unknown; label: unknown };

const sampleRows = (rows: readonly unknown[], path: string): (Sample & { rows: number })[] => {
  const samples = new Map<string, Sample & { rows: number }>();
  for (const row of rows) {
    const value = valueAt(row, path);
    if (value === undefined || value === null) continue;
    const given = valueAt(row, 'currency');
    const label = parseCurrency(given, 'VND') === null ? undefined : given;
    const key = JSON.stringify([value, label]);
    samples.set(key, { value, label, rows: (samples.get(key)?.rows ?? 0) + 1 });
  }
  return [...samples.values()];
};

const refused: Reading = { kind: 'refused' };

const only = ([reading]: readonly Reading[]): Reading => reading ?? refused;

/**
 * Judges the rows of an answer field by field. Each found value replaces the one in a row of the specification, and the portal's client
 * reads it: so a difference is named with the portal's own treatment.
 */
export const judgeRows = async (name: ReadName, found: readonly unknown[], currency: Currency): Promise<Judgement> => {
  const { literal, rich } = endpoints[name];
  const [plain] = rowsOf(name, literal);
  const [full] = rowsOf(name, rich);
  const read = createReplay(name, currency);
  const rows = found.slice(0, mostRows);
  const judgement: Judgement = { differences: [], richer: [], unjudged: [] };
  // The log's address may be the result itself or stand in an object; both are specified.
  const isForm = typeof plain !== 'object' && typeof full === 'object';
  const bases = isForm ? [full] : [plain, full];
  const specified = isForm ? [] : pathsOf(plain);
  // Another call may answer with an id of its own; the client compares it with the id that was asked for.
  const isIdentity = (path: string) => !isList(name) && /^(?:id|transactionCode)$/.test(path);

  const usualAt = (path: string) =>
    path === 'currency'
      ? currency.toLowerCase()
      : isForm
        ? valueAt(full, path)
        : (valueAt(plain, path) ?? valueAt(full, path));

  const judge = async (path: string, isRicher: boolean): Promise<void> => {
    const total = rows.length;
    const usualValue = usualAt(path);
    const values = rows.map((row) => valueAt(row, path));
    const sent = values.filter((value) => value !== undefined && value !== null);
    const shown = path === '' ? 'result' : path;
    if (!isRicher) {
      const absent = values.filter((value) => value === undefined).length;
      const nulls = total - sent.length - absent;
      const whole = only(await read([plain]));
      const gone = [
        { word: 'missing', count: absent, value: undefined },
        { word: 'null', count: nulls, value: null },
      ];
      for (const { word, count, value } of gone) {
        if (count === 0) continue;
        const effect = effectOf(whole, only(await read([withValue(plain, path, value)])));
        const isGrave = effect === refusal || effect === omission;
        if (effect !== null && (value === undefined || isGrave)) {
          judgement.differences.push(`${shown} is ${word}${shareOf(name, count, total)}: ${effect}`);
        } else if (count === total) {
          judgement.unjudged.push(
            `${shown} is ${word}${isList(name) ? ' in every row' : ''}, so its form is not known`,
          );
        }
      }
    }
    if (sent.length === 0 || isIdentity(path)) return;

    const sampled = sampleRows(rows, path);
    const graft = (base: unknown, { value, label }: Sample): unknown =>
      withValue(path === 'currency' ? base : withValue(base, 'currency', label), path, value);
    const readings: { usual: Reading; without: Reading; given: Reading[] }[] = [];
    for (const base of bases) {
      const usual = { value: usualValue, label: undefined };
      readings.push({
        usual: only(await read([graft(base, usual)])),
        without: only(await read([graft(base, { ...usual, value: undefined })])),
        given: await read(sampled.map((sample) => graft(base, sample))),
      });
    }
    const faults = sampled.map(({ value }, index): string | null => {
      if (isEmpty(value)) return null;
      const pairs = readings.map((reading) => ({ ...reading, given: reading.given[index] ?? refused }));
      const effects = pairs.map(({ usual, given }) => effectOf(usual, given));
      const worst = worstEffects.find((effect) => effects.includes(effect));
      if (worst) return worst;
      const isOdd = typeof value === 'string' || typeof value !== typeof usualValue;
      const isIgnored =
        isOdd &&
        pairs.every(({ without, given }) => isDeepStrictEqual(without, given)) &&
        pairs.some(({ usual, without }) => !isDeepStrictEqual(usual, without));
      if (isIgnored) return 'the portal treats it as missing';
      const isMoment = typeof value === 'string' && withoutZone.test(value) && /created/i.test(path);
      return isMoment ? 'without a time zone the portal reads it as UTC' : null;
    });
    for (const fault of new Set(faults.filter((each) => each !== null))) {
      const wrong = sampled.filter((_, index) => faults[index] === fault);
      const count = wrong.reduce((sum, { rows: many }) => sum + many, 0);
      judgement.differences.push(
        `${shown} is ${sampleOf(path, wrong[0]?.value)}${shareOf(name, count, total)}: ${fault}`,
      );
    }
    const use = uses[name]?.[path];
    if (isRicher && use && faults.some((fault) => fault === null)) judgement.richer.push(`${shown}: the portal ${use}`);
  };

  for (const path of specified) await judge(path, false);
  for (const path of pathsOf(full).filter((path) => !specified.includes(path))) await judge(path, true);
  return judgement;
};
