import { type NameRefusal, readName } from './names.ts';
import {
  hasPriority,
  isProxiable,
  isRecordType,
  proxyMarkIn,
  type RecordDraft,
  type RecordType,
  type ZoneRecord,
} from './records.ts';
import { unquoteTxt } from './txt.ts';
import { type NumberRefusal, readPriority, readTtl, readValue, type ValueRefusal } from './values.ts';
import { zoneFieldsOf, zoneLinesIn } from './zoneLines.ts';

/** The typed fields of a record; several contents make several values. */
export type RecordForm = {
  name: string;
  type: RecordType;
  contents: readonly string[];
  ttl: string;
  priority: string;
  proxied: boolean;
};

/** A fault of a field; `index` is the position of the content. */
export type RecordProblem =
  | { field: 'name'; reason: NameRefusal }
  | { field: 'content'; index: number; reason: ValueRefusal | 'repeated'; suggestion: string | null }
  | { field: 'ttl' | 'priority'; reason: NumberRefusal };

/** The record that a form makes, or all faults in the order of the form. */
export type ReadRecord = { ok: true; record: RecordDraft } | { ok: false; problems: readonly RecordProblem[] };

/** Reads a typed record; a priority or proxy that its type does not have is ignored. `held` is the edited record. */
export const readRecordForm = (form: RecordForm, domain: string, held: ZoneRecord | null = null): ReadRecord => {
  const problems: RecordProblem[] = [];
  const name = readName(form.name, domain);
  if (!name.ok) problems.push({ field: 'name', reason: name.reason });
  const ttl = readTtl(form.ttl, held?.ttl);
  if (!ttl.ok) problems.push({ field: 'ttl', reason: ttl.reason });
  const values: string[] = [];
  for (const [index, content] of (form.contents.length > 0 ? form.contents : ['']).entries()) {
    const read = readValue(form.type, content, domain);
    if (!read.ok) problems.push({ field: 'content', index, reason: read.reason, suggestion: read.suggestion });
    else if (values.includes(read.value))
      problems.push({ field: 'content', index, reason: 'repeated', suggestion: null });
    else values.push(read.value);
  }
  const priority = hasPriority(form.type) ? readPriority(form.priority) : null;
  if (priority !== null && !priority.ok) problems.push({ field: 'priority', reason: priority.reason });
  if (!name.ok || !ttl.ok || (priority !== null && !priority.ok) || problems.length > 0) return { ok: false, problems };
  const { type, proxied } = form;
  const record = {
    type,
    values,
    name: name.name,
    ttl: ttl.value,
    priority: priority?.value ?? null,
    proxied: isProxiable(type) && proxied,
  };
  return { ok: true, record };
};

/** True if a field that the specification requires is empty (spec §5). */
export const lacksInfo = (problems: readonly RecordProblem[]): boolean =>
  problems.some(({ reason }) => reason === 'missing');

const splitContent = (type: RecordType, text: string): Partial<RecordForm> => {
  const mail = type === 'MX' ? /^(\d{1,5})\s+(\S+)$/.exec(text) : null;
  if (mail?.[1] !== undefined && mail[2] !== undefined) return { priority: mail[1], contents: [mail[2]] };
  const unquoted = type === 'TXT' && text.startsWith('"') ? unquoteTxt(text) : null;
  if (unquoted !== null) return { contents: [unquoted] };
  return { contents: [text] };
};

/** The fields found in pasted text and the `comment` that they leave out, or the type of a record that customers cannot write. */
export type Pasted = { fields: Partial<RecordForm>; comment?: string } | { otherType: string };

/** Reads one line of a zone file. The line must have a lifetime or a class, because plain text may begin like a record. */
const splitLine = (text: string): Pasted | null => {
  const [entry, ...others] = zoneLinesIn(text);
  if (!entry || others.length > 0 || entry.refusal || entry.owner === null) return null;
  const { type, ttl, isClassIn, rest } = zoneFieldsOf(entry.tokens);
  const isSaid = entry.tokens.length - rest.length > 1;
  if (type === null || !isSaid || !isClassIn || rest.length === 0) return null;
  if (!isRecordType(type)) return { otherType: type };
  // An unquoted text keeps its semicolons, as in DMARC.
  const isBare = type === 'TXT' && !rest.every((word) => word.startsWith('"'));
  const { comment } = entry;
  const proxied = isProxiable(type) ? proxyMarkIn(comment) : null;
  return {
    ...(!isBare && comment !== '' && proxied === null && { comment }),
    fields: {
      name: entry.owner,
      type,
      ...(ttl !== null && { ttl: String(ttl) }),
      ...(proxied !== null && { proxied }),
      ...splitContent(type, isBare ? text.replace(/^.*?\sTXT\s+/i, '') : rest.join(' ')),
    },
  };
};

/**
 * Reads the form's fields from pasted text; null for one plain value. A line of a zone file fills all fields, "10 mail.x.vn." a priority
 * and a value, several lines several values.
 */
export const splitPaste = (pasted: string, type: RecordType): Pasted | null => {
  const line = splitLine(pasted.trim());
  if (line) return line;
  const rows = pasted.split(/\r?\n/).flatMap((row) => row.trim() || []);
  const [first] = rows;
  if (first === undefined) return null;
  if (rows.length > 1) return type === 'TXT' || type === 'MX' ? null : { fields: { contents: rows } };
  const split = splitContent(type, first);
  return split.priority !== undefined || split.contents?.[0] !== first ? { fields: split } : null;
};
