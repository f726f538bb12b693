import type { DnsDomain } from '../../packages/domain/src/index.ts';
import { askBy } from './asking.ts';
import { callOf } from './checkRead.ts';
import type { Seen } from './createRecorder.ts';
import { domainNameOf } from './domainNameOf.ts';
import { findPages } from './findPages.ts';
import { type Line, lineOf } from './report.ts';
import { tryCall } from './tryCall.ts';
import type { WriteContext } from './writes.ts';

const draft = { name: 'provider-check', type: 'TXT', ttl: 3_600, priority: null, proxied: false } as const;

/** Milliseconds by which the moment of a new domain may be wrong, because its time zone may be missing. */
const oneDay = 86_400_000;

/** The specification lists neither the change nor the deletion of a record, so a provider without them is as specified. */
const asOptional = (line: Line): Line => (line.status === 'not offered' ? { ...line, weight: 'none' } : line);

type Listed = { items: readonly DnsDomain[]; fault: string | null };

/** The domains of the account, and the reason why there may be others. */
const listDomains = async ({ api, recorder }: DomainContext): Promise<Listed> => {
  let items: readonly DnsDomain[] = [];
  let unreadable = 0;
  const { seen, error } = await askBy(recorder, async () => {
    ({ items, unreadable } = await api.domains.listDomains());
  });
  if (error !== undefined || seen?.kind !== 'answer') return { items, fault: 'the list of domains could not be read' };
  const rows = items.length + unreadable;
  const isPart = unreadable > 0 || findPages(seen, rows).length > 0;
  return { items, fault: isPart ? 'the list of domains seems to have more than the portal can read' : null };
};

/** True if a provider answered the creation of a domain with one that was there before. */
const wasThere = ({ active, createdAt }: DnsDomain, seen: Seen | null): boolean => {
  const date = seen?.kind === 'answer' ? seen.headers.get('date') : null;
  return active || Date.parse(createdAt ?? '') < Date.parse(date ?? '') - oneDay;
};

const isRefusal = (seen: Seen | null): boolean => seen?.kind === 'answer' && seen.status >= 400 && seen.status < 500;

const leftLine = (detail: string): Line =>
  lineOf('the added domain', 'differs', {
    weight: 'gap',
    details: [`${detail}: look, and delete it in the portal if you did not add it yourself`],
  });

type DomainContext = Pick<WriteContext, 'api' | 'recorder' | 'domain'>;

/**
 * Adds a domain and a record, changes them and deletes them. A domain is deleted only after its creation succeeded, and only if no list before
 * had it: a customer's domain may be one that the first list did not show.
 */
export const tryDomain = async (context: DomainContext): Promise<readonly Line[]> => {
  const { recorder, domain } = context;
  const { domains } = context.api;
  const nothing = (detail: string) => [
    lineOf(callOf('domains.createDomain'), 'not judged', { details: [`${detail}; nothing was sent`] }),
  ];
  if (domain === null) return nothing('--domain names a domain that is not in the account');
  const name = domainNameOf(domain);
  if (name === null) return nothing('--domain is no domain name');
  const before = await listDomains(context);
  if (before.items.some((each) => each.name === name)) return nothing('the domain is in the account already');
  if (before.fault !== null) return nothing(`${before.fault}, so the domain may be in the account`);

  const lines: Line[] = [];
  const attempt = async <Value>(call: Parameters<typeof tryCall<Value>>[0], send: () => Promise<Value>) => {
    const { line, ...answer } = await tryCall(call, recorder, send);
    lines.push(/(update|delete)Record/.test(call) ? asOptional(line) : line);
    return { ...answer, isDone: line.status === 'as specified' };
  };
  const created = await attempt('domains.createDomain', () => domains.createDomain({ name, attemptKey: null }));
  if (!created.isDone) return isRefusal(created.seen) ? lines : [...lines, leftLine('it may be left there')];

  const listed = await listDomains(context);
  const isNew = ({ id, name: found }: DnsDomain) => found === name && before.items.every((each) => each.id !== id);
  const made = [created.value, ...listed.items].find((each) => each !== undefined && isNew(each));
  if (made === undefined || wasThere(made, created.seen)) {
    const reason = made === undefined ? 'the list does not contain it' : 'it seems to be older than this check';
    return [...lines, leftLine(`${listed.fault ?? reason}, so nothing was deleted and it may be left there`)];
  }
  if (listed.fault === null && listed.items.every(({ id }) => id !== made.id)) {
    lines.push(lineOf('the added domain', 'differs', { weight: 'gap', details: ['the list does not contain it'] }));
  }
  const tryRecord = async (): Promise<void> => {
    const record = { ...draft, value: 'first', attemptKey: null };
    if (!(await attempt('domains.createRecord', () => domains.createRecord(made, record))).isDone) return;
    const { items } = await domains.listRecords(made);
    const found = items.find(({ type, name: label }) => type === draft.type && label === draft.name);
    if (!found) {
      lines.push(lineOf('the added record', 'differs', { weight: 'gap', details: ['the list does not contain it'] }));
      return;
    }
    await attempt('domains.updateRecord', () => domains.updateRecord(made, found.id, { ...draft, values: ['second'] }));
    await attempt('domains.deleteRecord', () => domains.deleteRecord(made, found.id));
  };
  // The domain is deleted also after a read has failed.
  await tryRecord().catch(() => {
    lines.push(lineOf('the added record', 'not judged', { details: ['the records could not be read'] }));
  });
  // An id that cannot be sent throws; the list says then that the domain is there.
  await attempt('domains.deleteDomain', () => domains.deleteDomain(made.id)).catch(() => undefined);
  const after = await listDomains(context);
  const isThere = after.items.some(({ id }) => id === made.id);
  if (isThere || after.fault !== null) lines.push(leftLine(`it ${isThere ? 'is' : 'may be'} still there`));
  return lines;
};
