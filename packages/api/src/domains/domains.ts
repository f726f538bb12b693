import type { DnsDomain, DomainCheck, RecordDraft, ZoneRecord } from '@may/domain/dns/records.ts';
import { spellValue } from '@may/domain/dns/values.ts';
import type { Rows } from '@may/domain/rows.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import type { Http } from '../http/createHttp.ts';
import type { Permit } from '../http/Permit.ts';
import { envelopeOf, optionalAcknowledgementSchema } from '../wire/envelope.ts';
import { pathSegment } from '../wire/pathSegment.ts';
import { dataList, readRows } from '../wire/rows.ts';
import { toWireId } from '../wire/toWireId.ts';
import { createdSchema, domainCheckSchema, domainSchema, recordSchemaIn } from './domains.schemas.ts';

/** The domain that a record belongs to. */
export type DomainOfRecord = Pick<DnsDomain, 'id' | 'name'>;

/** A new record with one value; `attemptKey` is null if the provider knows no keys. */
export type CreateRecordInput = Omit<RecordDraft, 'values'> & { value: string; attemptKey: string | null };

const recordBody = (domainId: string, record: Omit<RecordDraft, 'values'>, content: string) => ({
  id: toWireId(domainId),
  name: record.name,
  type: record.type,
  content: spellValue(record.type, content),
  ttl: record.ttl,
  ...(record.priority !== null && { priority: record.priority }),
  // A provider may read a missing field as its default, on; a mail server behind the proxy receives no mail.
  proxied: record.proxied,
});

/** Domains and their records (spec §7, /api/dns). */
export const createDomains = (http: Http) => ({
  /** All domains of the customer, in the provider's order. */
  async listDomains(): Promise<Rows<DnsDomain>> {
    return readRows(domainSchema, await http.get('api/dns', { schema: envelopeOf(dataList) }));
  },

  /** Adds a domain; undefined if the answer does not contain it. After a lost answer, read the list again. */
  createDomain(
    { name, attemptKey }: { name: string; attemptKey: string | null },
    permit: Permit,
  ): Promise<DnsDomain | undefined> {
    return http.post('api/dns', { body: { name }, attemptKey, permit, schema: createdSchema(domainSchema) });
  },

  /** One domain; an unknown or foreign id is an ApiError 404, an answer about another domain is unreadable. */
  async getDomain(id: string): Promise<DnsDomain> {
    const domain = await http.get(`api/dns/${pathSegment(id)}`, { schema: envelopeOf(domainSchema) });
    if (domain.id === id) return domain;
    throw new InvalidResponseError({ status: 200, reason: 'schema', at: 'result.id' });
  },

  /** Deletes a domain with all of its records. */
  async deleteDomain(id: string, permit: Permit): Promise<void> {
    await http.delete(`api/dns/${pathSegment(id)}`, { permit, schema: optionalAcknowledgementSchema });
  },

  /** Asks the provider if a domain uses the provider's nameservers; `observed` lists the nameservers that it found, if it sends them. */
  checkDomain(name: string): Promise<DomainCheck> {
    return http.get('api/dns/check', { query: { domain: name }, schema: envelopeOf(domainCheckSchema) });
  },

  /** The records of a domain in the provider's order. */
  async listRecords({ id, name }: DomainOfRecord): Promise<Rows<ZoneRecord>> {
    const rows = await http.get(`api/dns/${pathSegment(id)}/records`, { schema: envelopeOf(dataList) });
    return readRows(recordSchemaIn(name), rows);
  },

  /** Adds a record of one value; undefined if the answer does not contain it. */
  async createRecord(
    domain: DomainOfRecord,
    { value, attemptKey, ...record }: CreateRecordInput,
    permit: Permit,
  ): Promise<ZoneRecord | undefined> {
    return http.post(`api/dns/${pathSegment(domain.id)}/records`, {
      body: recordBody(domain.id, record, value),
      attemptKey,
      permit,
      schema: createdSchema(recordSchemaIn(domain.name)),
    });
  },

  /** Changes a record. The specification lists no such call: check a failure with `isNotOffered`. */
  async updateRecord(
    domain: DomainOfRecord,
    recordId: string,
    { values, ...record }: RecordDraft,
    permit: Permit,
  ): Promise<ZoneRecord | undefined> {
    // `content` has room for one value, so several are also sent in `data`.
    const [content = ''] = values;
    const body = {
      ...recordBody(domain.id, record, content),
      ...(values.length > 1 && { data: values.map((value) => spellValue(record.type, value)) }),
    };
    return http.put(`api/dns/${pathSegment(domain.id)}/records/${pathSegment(recordId)}`, {
      body,
      permit,
      schema: createdSchema(recordSchemaIn(domain.name)),
    });
  },

  /** Deletes a record with all of its values; as with `updateRecord`, not every provider has this call. */
  async deleteRecord(domain: Pick<DnsDomain, 'id'>, recordId: string, permit: Permit): Promise<void> {
    await http.delete(`api/dns/${pathSegment(domain.id)}/records/${pathSegment(recordId)}`, {
      permit,
      schema: optionalAcknowledgementSchema,
    });
  },
});
