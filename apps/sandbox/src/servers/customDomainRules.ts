import { relativeNameOf } from '@may/domain/dns/names.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { eq, or, sql } from 'drizzle-orm';
import { listDomains, listRecords } from '../domains/domains.ts';
import { parseDomainName } from '../domains/parseDomainName.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/openStore.ts';
import { ipv4Of, providerDomain } from './serverNames.ts';
import { type StoredServer, servers } from './serverTables.ts';

/** The domains of one server, the primary among them. */
const mostDomains = 20;

/** Returns the customer's own names of a list, each once. Throws unless the list holds the primary domain and has valid names. */
export const parseDomains = (typed: readonly string[], { domain }: Pick<StoredServer, 'domain'>): string[] => {
  if (typed.length > mostDomains) throw new Refusal(400, 'tooManyDomains', { words: { maximum: String(mostDomains) } });
  const names = new Set(typed.map(parseDomainName));
  if (domain === null || !names.delete(domain)) {
    throw new Refusal(422, 'primaryDomainMissing', { words: { domain: domain ?? '' } });
  }
  return [...names];
};

/** Throws if a server has one of the names. The lock lets one server at a time take names until the transaction ends. */
export const refuseTakenDomains = async (tx: Database, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('custom_domains'))`);
  for (const name of names) {
    const isCustom = sql`${servers.customDomains} @> ${JSON.stringify([name])}::jsonb`;
    const [holder] = await tx
      .select({ id: servers.id })
      .from(servers)
      .where(or(eq(servers.domain, name), isCustom))
      .limit(1);
    if (holder || name === providerDomain || name.endsWith(`.${providerDomain}`)) {
      throw new Refusal(422, 'domainOnOtherServer', { words: { domain: name } });
    }
  }
};

/** True if a record of the customer's active zones leads the name to the server: a CNAME to its primary domain, or an A to its address. */
const leadsTo = async (tx: Database, { id, userId, domain }: StoredServer, name: string): Promise<boolean> => {
  const around = (await listDomains(tx, userId)).filter((zone) => relativeNameOf(name, zone.name) !== null);
  // The longest name is the nearest zone: it alone answers for the name.
  const [zone] = around.sort((a, b) => b.name.length - a.name.length);
  if (!zone?.active) return false;
  const own = (await listRecords(tx, zone.id)).filter((record) => record.name === relativeNameOf(name, zone.name));
  const has = (type: string, value: string | null) =>
    own.some(
      (record: ZoneRecord) => record.type === type && !record.proxied && record.values.some((each) => each === value),
    );
  return has('CNAME', domain) || has('A', ipv4Of(id));
};

/** Throws if one of the names does not lead to the server. */
export const refuseUnverified = async (tx: Database, server: StoredServer, names: readonly string[]): Promise<void> => {
  for (const name of names) if (!(await leadsTo(tx, server, name))) throw new Refusal(422, 'domainNotVerified');
};
