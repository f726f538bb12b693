import { namesHost, quoteTxt, type ZoneRecord } from '@may/domain';
import type { Profile } from '../http/profile.ts';
import { type Domain, nameservers } from './domains.ts';

/** A domain as it is listed and read. */
export const domainOnWire = ({ id, name, active, createdAt }: Domain) => ({
  id,
  name,
  active,
  createdAt: createdAt.toISOString(),
  nameserver: nameservers,
});

/** A value as a zone file would have it, which is all the literal provider has to say a priority with. */
const literalValue = ({ type, priority }: ZoneRecord, value: string): string => {
  if (type === 'TXT') return quoteTxt(value);
  if (!namesHost(type)) return value;
  const host = value === '.' ? value : `${value}.`;
  return priority === null ? host : `${priority} ${host}`;
};

/** A record: the literal provider tells neither its lifetime nor its proxy. */
export const recordOnWire = (record: ZoneRecord, profile: Profile) => {
  const { id, name, type, values, ttl, priority, proxied } = record;
  return profile === 'rich'
    ? { id, name, type, data: values, ttl, priority, proxied }
    : { id, name, type, data: values.map((value) => literalValue(record, value)) };
};
