import { callOf } from './checkRead.ts';
import { type Line, lineOf } from './report.ts';
import { tryCall } from './tryCall.ts';
import type { WriteContext } from './writes.ts';

const draft = { name: 'provider-check', type: 'TXT', ttl: 3_600, priority: null, proxied: false } as const;

/** The specification lists neither the change nor the deletion of a record, so a provider without them is as specified. */
const asOptional = (line: Line): Line => (line.status === 'not offered' ? { ...line, weight: 'none' } : line);

/** Adds a domain and a record, changes them and deletes them. A domain that was there before is never touched. */
export const tryDomain = async ({
  api: { domains },
  recorder,
  domain: name,
}: WriteContext): Promise<readonly Line[]> => {
  const nothing = (detail: string) => [lineOf(callOf('domains.createDomain'), 'not judged', { details: [detail] })];
  if (name === null) return nothing('--domain names a domain that is not in the account; nothing was sent');
  const { items: before } = await domains.listDomains();
  if (before.some((domain) => domain.name === name))
    return nothing('the domain is in the account already; nothing was sent');

  const lines: Line[] = [];
  const attempt = async <Value>(call: Parameters<typeof tryCall<Value>>[0], send: () => Promise<Value>) => {
    const { line } = await tryCall(call, recorder, send);
    lines.push(/(update|delete)Record/.test(call) ? asOptional(line) : line);
    return line.status === 'as specified';
  };
  await attempt('domains.createDomain', () => domains.createDomain({ name, attemptKey: null }));
  const made = (await domains.listDomains()).items.find((domain) => domain.name === name);
  if (!made) {
    return [
      ...lines,
      lineOf('the added domain', 'differs', { weight: 'gap', details: ['the list does not contain it'] }),
    ];
  }
  const tryRecord = async (): Promise<void> => {
    const record = { ...draft, value: 'first', attemptKey: null };
    if (!(await attempt('domains.createRecord', () => domains.createRecord(made, record)))) return;
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
  await attempt('domains.deleteDomain', () => domains.deleteDomain(made.id));
  const after = await domains.listDomains().catch(() => null);
  if (after === null || after.items.some(({ id }) => id === made.id)) {
    const detail = `it ${after === null ? 'may be' : 'is'} still there: look, and delete it in the portal`;
    lines.push(lineOf('the added domain', 'differs', { weight: 'gap', details: [detail] }));
  }
  return lines;
};
