import type { Confirmed } from '@may/domain/confirmed.ts';
import { type Plan, type Region, type Server, serverStatuses } from '@may/domain/servers/server.ts';
import * as v from 'valibot';
import { parseAmount } from '../money/parseAmount.ts';
import { confirm } from '../wire/confirm.ts';
import { field, identifier, optionalIdentifier, timestamp } from '../wire/fields.ts';
import { readText } from '../wire/readText.ts';

/** A number from 0 for screens, rounded to a whole one; null when absent or unreadable. */
const roundedNumber = field((raw) => {
  const read = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 && Number.isSafeInteger(Math.round(read))
    ? Math.round(read)
    : null;
});
/** A whole number from 0 that an update may repeat; null when absent, unreadable or no whole number. */
const wholeNumber = field((raw) => {
  const read = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw;
  return typeof read === 'number' && Number.isSafeInteger(read) && read >= 0 ? read : null;
});
const isText = (entry: unknown): entry is string => typeof entry === 'string' && entry !== '';
/** Null without a list, or if one of its entries is no text: what was left out would be lost by the next update. */
const wholeTextList = field((raw) => (Array.isArray(raw) && raw.every(isText) ? raw : null));
/** A domain name, cut at the 253 characters of the longest one; null when absent or empty. */
const domainName = field((raw) => (typeof raw === 'string' && raw.trim() !== '' ? raw.trim().slice(0, 253) : null));

// The reader of `@may/domain` would bring the code of zones to the first visit of a server.
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const displayName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

/** A region (spec §3). */
export const regionSchema: v.GenericSchema<unknown, Region> = v.object({ id: identifier, name: displayName });

/** A plan (spec §3), prices in whole dong a month; without a readable price it cannot be ordered and is unreadable. */
export const planSchema: v.GenericSchema<unknown, Plan> = v.pipe(
  v.object({
    id: identifier,
    name: displayName,
    price: field((raw) => parseAmount(raw, 'VND')),
    sale_price: field((raw) => parseAmount(raw, 'VND')),
    cpu: roundedNumber,
    ram: roundedNumber,
    disk: roundedNumber,
    sold_out: field((raw) => raw === true),
  }),
  v.rawTransform(({ dataset: { value: row }, addIssue, NEVER }): Plan => {
    if (row.price === null || row.price.amount < 0) {
      addIssue({ message: 'a plan without a price cannot be ordered' });
      return NEVER;
    }
    return {
      id: row.id,
      name: row.name,
      price: row.price,
      salePrice: row.sale_price && row.sale_price.amount > 0 ? row.sale_price : null,
      cpu: row.cpu,
      ramMb: row.ram,
      diskGb: row.disk,
      isSoldOut: row.sold_out,
    };
  }),
);

/** A server (spec §3), in the list or alone. A missing name is the id, any other missing field is null. */
export const serverSchema: v.GenericSchema<unknown, Confirmed<Server>> = v.pipe(
  v.object({
    id: identifier,
    name: v.optional(v.unknown()),
    cpu: roundedNumber,
    ram: roundedNumber,
    disk: wholeNumber,
    mariadb_disk_size: wholeNumber,
    createdAt: timestamp,
    domain: domainName,
    domains: wholeTextList,
    ipv4: field((raw) => (typeof raw === 'string' && ipv4.test(raw) ? raw : null)),
    size: optionalIdentifier,
    replicate: wholeNumber,
    configs: field((raw) => {
      const read = v.safeParse(v.object({ region: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }) }), raw);
      return read.success ? read.output.region.name.slice(0, 200) : null;
    }),
    status: field((raw) => serverStatuses.find((status) => status === raw) ?? null),
  }),
  v.transform((row) =>
    confirm({
      id: row.id,
      name: readText(row.name) ?? row.id,
      rawName: typeof row.name === 'string' ? row.name : null,
      cpu: row.cpu,
      ramMb: row.ram,
      diskMb: row.disk,
      mariadbDiskMb: row.mariadb_disk_size,
      createdAt: row.createdAt,
      domain: row.domain,
      domains: row.domains,
      ipv4: row.ipv4,
      planId: row.size,
      containers: row.replicate,
      regionName: row.configs,
      status: row.status,
    }),
  ),
);

/** Fields that may hold the address, in this order (spec §7 does not show the form). */
const addressFields = ['url', 'wsUrl', 'socket', 'address'] as const;

/** The address of a log: the result itself, or its first address field with a text. It is vetted before use (`vetLogAddress`). */
export const logAddressSchema: v.GenericSchema<unknown, string> = v.pipe(
  field((raw) => {
    if (typeof raw !== 'object' || raw === null) return raw;
    const row: Readonly<Record<string, unknown>> = { ...raw };
    return addressFields.map((name) => row[name]).find(isText);
  }),
  v.string(),
  v.nonEmpty(),
);

const wireId = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]);
const integer = v.pipe(v.number(), v.safeInteger());

/** Body of `servers.createServer` (spec §3, §7): ids of digits as numbers, disks in MB, `replicate` = containers. */
export const createServerInputSchema = v.object({
  size: wireId,
  region: wireId,
  disk: integer,
  mariadb_disk_size: integer,
  user: v.string(),
  password: v.string(),
  replicate: integer,
});

/** Body of `servers.updatePlan` (spec §3, §7): `size` is the id of the new plan. */
export const updatePlanInputSchema = v.object({ id: wireId, name: v.string(), size: wireId });

/** Body of `servers.updateDisks` (spec §3, §7): both disks in MB as they will be, `replicate` as it is. */
export const updateDisksInputSchema = v.object({
  id: wireId,
  name: v.string(),
  replicate: integer,
  disk: integer,
  mariadb_disk_size: integer,
});

/** Body of `servers.updateDomains` (spec §3, §7): `domains` is the whole new list. */
export const updateDomainsInputSchema = v.object({ id: wireId, name: v.string(), domains: v.array(v.string()) });

export const createdServerSchema = v.object({ id: identifier });
export type CreatedServer = v.InferOutput<typeof createdServerSchema>;
