import type { recordInputSchema } from '@may/api/schemas';
import { type ChangeSet, noChanges } from '@may/domain/dns/changeSet.ts';
import { findingsOf } from '@may/domain/dns/findings.ts';
import { readName } from '@may/domain/dns/names.ts';
import {
  hasPriority,
  isProxiable,
  isRecordType,
  priorityLimits,
  type RecordDraft,
  ttlLimits,
  usualPriority,
  type ZoneRecord,
} from '@may/domain/dns/records.ts';
import { readValue } from '@may/domain/dns/values.ts';
import type * as v from 'valibot';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Domain } from './domains.ts';

type RecordInput = v.InferOutput<typeof recordInputSchema>;

const isWithin = (value: number, { minimum, maximum }: { minimum: number; maximum: number }): boolean =>
  value >= minimum && value <= maximum;

/** Throws a 400 that names the first invalid field. */
export const parseRecord = (input: RecordInput, domain: Pick<Domain, 'id' | 'name'>): RecordDraft => {
  if (String(input.id) !== domain.id) throw invalidInput('id');
  const { type, ttl } = input;
  if (!isRecordType(type)) throw invalidInput('type');
  const name = readName(input.name, domain.name);
  if (!name.ok) throw invalidInput('name');
  const values = (input.data ?? [input.content]).map((content) => {
    const read = readValue(type, content, domain.name);
    if (!read.ok) throw invalidInput('content');
    return read.value;
  });
  if (values.length === 0 || !isWithin(ttl, ttlLimits)) throw invalidInput(values.length === 0 ? 'data' : 'ttl');
  const priority = hasPriority(type) ? (input.priority ?? usualPriority) : null;
  if (priority !== null && !isWithin(priority, priorityLimits)) throw invalidInput('priority');
  return { name: name.name, type, values, ttl, priority, proxied: isProxiable(type) && input.proxied };
};

/** Refuses a change that the domain rules, shared with the portal, call blocking. */
export const refuseBlockingFindings = (
  zone: readonly ZoneRecord[],
  changes: Partial<ChangeSet>,
  domain: string,
): void => {
  const [broken] = findingsOf(zone, { ...noChanges, ...changes }, domain);
  if (broken?.severity !== 'blocking') return;
  throw new Refusal(422, broken.code === 'duplicate' ? 'recordExists' : 'recordNotAllowed');
};
