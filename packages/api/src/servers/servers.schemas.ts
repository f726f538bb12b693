import { type Plan, type Region, type Server, serverStatuses } from '@may/domain';
import * as v from 'valibot';
import { parseAmount } from '../money/parseAmount.ts';
import { field, identifier, optionalIdentifier, optionalText, timestamp } from '../wire/fields.ts';

const number = field((raw) => {
  const read = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 && Number.isSafeInteger(Math.round(read))
    ? Math.round(read)
    : null;
});
const texts = field((raw) =>
  Array.isArray(raw) ? raw.filter((entry): entry is string => typeof entry === 'string' && entry !== '') : [],
);
const filled = field((raw) => (typeof raw === 'string' && raw.trim() !== '' ? raw.trim().slice(0, 253) : null));

/** A region (spec §3). */
export const regionSchema: v.GenericSchema<unknown, Region> = v.object({
  id: identifier,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
});

/** A plan (spec §3), prices in whole dong a month; without a readable price it cannot be ordered and is unreadable. */
export const planSchema: v.GenericSchema<unknown, Plan> = v.pipe(
  v.object({
    id: identifier,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    price: field((raw) => parseAmount(raw, 'VND')),
    sale_price: field((raw) => parseAmount(raw, 'VND')),
    cpu: number,
    ram: number,
    disk: number,
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

/** A server (spec §3), in the list or alone; a missing field is null. */
export const serverSchema: v.GenericSchema<unknown, Server> = v.pipe(
  v.object({
    id: identifier,
    name: optionalText,
    cpu: number,
    ram: number,
    disk: number,
    mariadb_disk_size: number,
    createdAt: timestamp,
    domain: filled,
    domains: texts,
    size: optionalIdentifier,
    replicate: number,
    configs: field((raw) => {
      const read = v.safeParse(v.object({ region: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }) }), raw);
      return read.success ? read.output.region.name.slice(0, 200) : null;
    }),
    status: field((raw) => serverStatuses.find((status) => status === raw) ?? null),
  }),
  v.transform((row) => ({
    id: row.id,
    name: row.name ?? row.id,
    cpu: row.cpu,
    ramMb: row.ram,
    diskMb: row.disk,
    mariadbDiskMb: row.mariadb_disk_size,
    createdAt: row.createdAt,
    domain: row.domain,
    domains: row.domains,
    planId: row.size,
    containers: row.replicate,
    regionName: row.configs,
    status: row.status,
  })),
);

const wireId = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]);
const whole = v.pipe(v.number(), v.safeInteger());

/** Body of `servers.createServer` (spec §3, §7): ids of digits as numbers, disks in MB, `replicate` = containers. */
export const createServerInputSchema = v.object({
  size: wireId,
  region: wireId,
  disk: whole,
  mariadb_disk_size: whole,
  user: v.string(),
  password: v.string(),
  replicate: whole,
});

export const createdServerSchema = v.object({ id: identifier });

export type CreatedServer = v.InferOutput<typeof createdServerSchema>;
