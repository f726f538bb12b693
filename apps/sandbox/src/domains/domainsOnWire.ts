import { namesHost, type ZoneRecord } from '@may/domain/dns/records.ts';
import { quoteTxt } from '@may/domain/dns/txt.ts';
import { spellValue } from '@may/domain/dns/values.ts';
import type { Profile } from '../http/profile.ts';
import { type Domain, nameservers } from './domains.ts';

/** The JSON of a domain. */
export const domainOnWire = ({ id, name, active, createdAt }: Domain) => ({
  id,
  name,
  active,
  createdAt: createdAt.toISOString(),
  nameserver: nameservers,
});

/** The value in zone file format. The literal provider has no other field for a priority. */
const literalValue = ({ type, priority }: ZoneRecord, value: string): string => {
  if (type === 'TXT') return quoteTxt(value);
  if (!namesHost(type)) return value;
  const host = value === '.' ? value : `${value}.`;
  return priority === null ? host : `${priority} ${host}`;
};

/** The JSON of a record. The literal provider sends neither TTL nor proxy. */
export const recordOnWire = (record: ZoneRecord, profile: Profile) => {
  const { id, name, type, values, ttl, priority, proxied } = record;
  return profile === 'rich'
    ? { id, name, type, data: values.map((value) => spellValue(type, value)), ttl, priority, proxied }
    : { id, name, type, data: values.map((value) => literalValue(record, value)) };
};
