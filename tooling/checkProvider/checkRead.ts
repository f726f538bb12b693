import type { Settings } from '../../apps/portal/src/settings/settings.ts';
import { endpoints } from '../../packages/api/src/endpoints.ts';
import type { Api } from '../../packages/api/src/index.ts';
import { type Asked, askBy, failureOf } from './asking.ts';
import type { Recorder } from './createRecorder.ts';
import { isList, rowsOf } from './createReplay.ts';
import { findPages } from './findPages.ts';
import { judgeRows } from './judgeRows.ts';
import { valueAt } from './paths.ts';
import { type Line, lineOf } from './report.ts';
import { type Known, type Read, type ReadName, reads } from './roles.ts';

export type CheckRead = { recorder: Recorder; api: Api; settings: Settings };

/** A call as the table of the report names it. */
export const callOf = (name: keyof typeof endpoints): string => `${endpoints[name].method} ${endpoints[name].path}`;

/** The result inside the envelope of the answer. */
export const resultOf = ({ seen }: Asked): unknown =>
  seen?.kind === 'answer' ? valueAt(seen.body, 'result') : undefined;

const things = {
  server: 'server',
  domain: 'domain',
  code: 'transaction with a code (--transaction names one)',
};

/** The list that a thing for another call is taken from. */
export const listOf = {
  server: 'servers.listServers',
  domain: 'domains.listDomains',
  code: 'wallet.listTransactions',
} as const satisfies Partial<Record<keyof Known, ReadName>>;

/** A line for a call that needs what the account does not have, or what a list that could not be read may have. */
export const lineWithout = (name: ReadName, thing: keyof typeof listOf, list: Asked): Line => {
  const unreadable = Number(valueAt(list.value, 'unreadable') ?? 0);
  const isRead = list.error === undefined && unreadable === 0;
  const detail = isRead
    ? `the account has no ${things[thing]}`
    : `${callOf(listOf[thing])} was not read, so none is known`;
  return lineOf(callOf(name), 'not judged', { details: [detail] });
};

/** True for the call that stands for its whole service, so that a setting is named once. */
const isFirst = (name: ReadName): boolean => name === 'domains.listDomains' || name === 'servers.listServers';

const lineOfFailure = (
  name: ReadName,
  failure: NonNullable<ReturnType<typeof failureOf>>,
  { settings }: CheckRead,
): Line => {
  const { flag, isEssential, place, needs }: Read = reads[name];
  const { status, details, isRefused } = failure;
  const isOff = flag !== undefined && !settings.flags[flag];
  // One thing may refuse what another one of the account would give, e.g. the log of a server that is not ready.
  if (isRefused && needs && details[0]?.startsWith('status 4') && !/40[13]/.test(details[0])) {
    return lineOf(callOf(name), 'not judged', {
      details: [`refused for what was asked for: ${details[0].split(':')[0]}`],
    });
  }
  const isHarmless = isOff || place === 'no page';
  if (status === 'not reached') {
    return lineOf(callOf(name), status, { weight: isHarmless ? 'none' : 'unknown', details });
  }
  const settingsFor =
    flag && isFirst(name) && status === 'not offered'
      ? [`set FLAG_${flag.toUpperCase()}=off, because ${place} cannot work`]
      : [];
  return lineOf(callOf(name), status, {
    weight: isEssential ? 'broken' : isHarmless ? 'none' : 'gap',
    details: [...details, ...(place === 'no page' ? ['no page needs it'] : [`needed by ${place}`])],
    settings: isOff ? [] : settingsFor,
  });
};

/** Judges one call that reads; `asked` is its answer. */
const judgeRead = async (name: ReadName, asked: Asked, known: Known, check: CheckRead): Promise<Line> => {
  const failure = failureOf(asked);
  if (failure) return lineOfFailure(name, failure, check);
  const rows = rowsOf(name, resultOf(asked));
  const { flag, isEssential }: Read = reads[name];
  const isOff = flag !== undefined && !check.settings.flags[flag];
  const offers = isOff && isFirst(name) ? [`set FLAG_${flag.toUpperCase()}=on to offer it`] : [];
  if (isList(name) && rows.length === 0) {
    return lineOf(callOf(name), 'not judged', { details: ['an empty list'], settings: offers });
  }
  const { differences, richer, unjudged } = await judgeRows(name, rows, known.currency);
  const paging = asked.seen?.kind === 'answer' && isList(name) ? findPages(asked.seen, rows.length) : [];
  // A customer who has such things would see none of them.
  const isUnreadable = (isEssential || (isFirst(name) && !isOff)) && valueAt(asked.value, 'unreadable') === rows.length;
  const faults = [...(isUnreadable ? ['the portal can read no row'] : []), ...differences, ...paging];
  return lineOf(callOf(name), faults.length > 0 ? 'differs' : richer.length > 0 ? 'richer' : 'as specified', {
    weight: isUnreadable ? 'broken' : faults.length > 0 ? 'gap' : 'none',
    details: [...faults, ...unjudged, ...richer],
    settings: offers,
  });
};

/** Asks and judges one call that reads. */
export const checkRead = async (
  name: ReadName,
  known: Known,
  check: CheckRead,
): Promise<{ line: Line; asked: Asked }> => {
  const asked = await askBy(check.recorder, () => reads[name].ask(check.api, known));
  return { line: await judgeRead(name, asked, known, check), asked };
};
