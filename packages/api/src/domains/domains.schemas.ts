import { toAsciiName } from '@may/domain/dns/idn.ts';
import { relativeNameOf } from '@may/domain/dns/names.ts';
import {
  type DnsDomain,
  type DomainCheck,
  hasPriority,
  withPriority,
  type ZoneRecord,
} from '@may/domain/dns/records.ts';
import { canonicalValue } from '@may/domain/dns/values.ts';
import * as v from 'valibot';
import { field, identifier, timestamp } from '../wire/fields.ts';
import { cutText } from '../wire/readText.ts';

/** Characters of the longest DNS name, without its last dot. */
const longestName = 253;

/** A name in DNS letters (`xn--`): a provider may list it in Unicode letters. */
const bareName = (raw: string): string => {
  const name = raw.trim().toLowerCase().replace(/\.$/, '');
  return toAsciiName(name) ?? name;
};

const domainName = v.pipe(
  v.string(),
  v.transform(bareName),
  v.nonEmpty(),
  v.maxLength(longestName),
  v.check((name) => !/[\s\p{Cc}/\\]/u.test(name)),
);

/** Names of servers in the provider's order; unreadable entries are dropped. */
const serverNames = (raw: unknown): string[] =>
  Array.isArray(raw)
    ? raw.flatMap((entry) => (typeof entry === 'string' && v.is(domainName, entry) ? bareName(entry) : []))
    : [];

/** A domain (spec §3). */
export const domainSchema: v.GenericSchema<unknown, DnsDomain> = v.pipe(
  v.object({
    id: identifier,
    name: domainName,
    active: field((raw) => raw === true),
    createdAt: timestamp,
    nameserver: field(serverNames),
  }),
  v.transform(({ nameserver, ...domain }) => ({ ...domain, nameservers: nameserver })),
);

/** The provider's check of a domain's nameservers; only the rich provider sends `observed`. */
export const domainCheckSchema: v.GenericSchema<unknown, DomainCheck> = v.object({
  isValid: v.boolean(),
  observed: field((raw) => (Array.isArray(raw) ? serverNames(raw) : null)),
});

const whole = (minimum: number, maximum: number) =>
  field((raw) => {
    const read = typeof raw === 'string' && /^\d{1,10}$/.test(raw) ? Number(raw) : raw;
    return typeof read === 'number' && Number.isSafeInteger(read) && read >= minimum && read <= maximum ? read : null;
  });

/** No record text can be longer on the wire, in characters. */
const longestValue = 65_535;

const values = v.pipe(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((value) => [value]),
    ),
  ]),
  v.minLength(1),
  v.maxLength(1_000),
  v.everyItem((value) => value.length <= longestValue),
);

const nameIn = (raw: string, domain: string): string => {
  const typed = raw.trim().toLowerCase();
  const name = toAsciiName(typed) ?? typed;
  if (name === '' || name === '@') return '@';
  // Without a last dot the name is relative: the domain's own name may be a label below it.
  return (name.endsWith('.') ? relativeNameOf(name.slice(0, -1), domain) : null) ?? name;
};

/** Mail servers often carry their priority inside the value: if all values share one, it is the record's priority. */
const readMail = (raw: readonly string[]): { priority: number | null; data: readonly string[] } => {
  const parts = raw.map((value) => /^\s*(\d{1,5})\s+(\S+)\s*$/.exec(value));
  const [first] = parts;
  const isOne = parts.every((part) => part !== null && part[1] === first?.[1]);
  if (!isOne || first?.[1] === undefined || Number(first[1]) > 65_535) return { priority: null, data: raw };
  return { priority: Number(first[1]), data: parts.map((part) => part?.[2] ?? '') };
};

/** A record (spec §3) of a domain; fields that only the rich provider sends are null without it. */
export const recordSchemaIn = (domain: string): v.GenericSchema<unknown, ZoneRecord> =>
  v.pipe(
    v.object({
      id: identifier,
      name: v.pipe(v.string(), v.maxLength(longestName + 1)),
      type: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z\d]{1,20}$/)),
      data: values,
      ttl: whole(0, 2_147_483_647),
      priority: whole(0, 65_535),
      proxied: field((raw) => (typeof raw === 'boolean' ? raw : null)),
    }),
    v.transform(({ id, name, type, data, ttl, priority, proxied }) => {
      const mail = hasPriority(type) ? readMail(data) : null;
      return {
        id,
        type,
        ttl,
        proxied,
        name: cutText(nameIn(name, domain), longestName),
        priority: hasPriority(type) ? (priority ?? mail?.priority ?? null) : null,
        values: (mail?.data ?? data).map((value) => canonicalValue(type, withPriority(type, value, priority))),
      };
    }),
  );

/** The answer to a write whose result the specification does not show: the created object, undefined if it was not sent. */
export const createdSchema = <T>(made: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.object({ message: v.pipe(v.string(), v.regex(/^success$/i)), result: v.optional(v.unknown()) }),
      v.transform(({ result }): T | undefined => {
        const read = v.safeParse(made, result);
        return read.success ? read.output : undefined;
      }),
    ),
  );

export const createDomainInputSchema = v.object({ name: v.string() });

/** Body of `domains.createRecord` (spec §7); an update also carries `data` when there is more than one value. */
export const recordInputSchema = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  type: v.string(),
  content: v.string(),
  ttl: v.pipe(v.number(), v.safeInteger()),
  priority: v.optional(v.pipe(v.number(), v.safeInteger())),
  proxied: v.boolean(),
  data: v.optional(v.array(v.string())),
});
