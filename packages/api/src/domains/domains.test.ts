import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/ApiError.ts';
import { isNotOffered } from '../errors/isNotOffered.ts';
import { apiAnswering, permit } from '../playedApi.fixtures.ts';
import {
  checkFixture,
  domainFixture,
  literalCheckFixture,
  literalRecordFixture,
  recordFixture,
} from './domains.fixtures.ts';

const zone = { id: '7', name: 'vi-du.vn' };
const draft = { name: 'www', type: 'A', ttl: 300, priority: null, proxied: true } as const;

describe('domains', () => {
  it('are read with their nameservers; a row without a name is unreadable', async () => {
    const { domains } = apiAnswering({
      data: [
        domainFixture(),
        domainFixture({ id: 7, name: 'VI-DU.vn.', active: 'yes', nameserver: ['NS1.May.Cloud.', 5, '', 'a b'] }),
        domainFixture({ nameserver: undefined, createdAt: undefined }),
        domainFixture({ name: '' }),
        domainFixture({ name: 'a\nb' }),
      ],
    });
    const { items, unreadable } = await domains.listDomains();
    expect(items[0]).toEqual({
      id: 'dom_1',
      name: 'bienxanh.vn',
      active: true,
      createdAt: '2026-11-21T00:00:00.000Z',
      nameservers: ['ns1.may.cloud', 'ns2.may.cloud'],
    });
    expect(items[1]).toMatchObject({ id: '7', name: 'vi-du.vn', active: false, nameservers: ['ns1.may.cloud'] });
    expect(items[2]).toMatchObject({ nameservers: [], createdAt: null });
    expect(unreadable).toBe(2);
  });

  it('are created by name alone, under the attempt’s key if there is one; the new domain is returned if it was sent', async () => {
    const rich = apiAnswering(domainFixture());
    expect(await rich.domains.createDomain({ name: 'vi-du.vn', attemptKey: 'k' }, permit)).toMatchObject({
      id: 'dom_1',
    });
    expect(await rich.asked[0]?.json()).toEqual({ name: 'vi-du.vn' });
    expect(rich.asked[0]?.headers.get('idempotency-key')).toBe('k');
    const literal = apiAnswering(undefined);
    expect(await literal.domains.createDomain({ name: 'vi-du.vn', attemptKey: null }, permit)).toBeUndefined();
    expect(literal.asked[0]?.headers.has('idempotency-key')).toBe(false);
    const refused = apiAnswering(undefined, { body: { message: 'taken' } });
    await expect(refused.domains.createDomain({ name: 'x.vn', attemptKey: null }, permit)).rejects.toMatchObject({
      serverMessage: 'taken',
    });
  });

  it('are checked by their name, with the observed nameservers if the provider sends them', async () => {
    const { domains, asked } = apiAnswering(literalCheckFixture({ isValid: true }));
    expect(await domains.checkDomain('a.com&x=1')).toEqual({ isValid: true, observed: null });
    expect(asked[0]?.url).toBe('https://api.test/api/dns/check?domain=a.com%26x%3D1');
    const seen = await apiAnswering(checkFixture({ observed: ['NS1.x.vn.', null] })).domains.checkDomain('x.vn');
    expect(seen).toEqual({ isValid: false, observed: ['ns1.x.vn'] });
    const nonsense = apiAnswering({ isValid: 'yes' });
    await expect(nonsense.domains.checkDomain('x.vn')).rejects.toMatchObject({ name: 'InvalidResponseError' });
  });

  it('read by id: an answer about another domain is refused', async () => {
    const { domains } = apiAnswering(domainFixture());
    expect((await domains.getDomain('dom_1')).id).toBe('dom_1');
    await expect(domains.getDomain('dom_2')).rejects.toMatchObject({ name: 'InvalidResponseError' });
  });
});

describe('records', () => {
  const read = async (...rows: unknown[]) => apiAnswering({ data: rows }).domains.listRecords(zone);

  it('are read from both providers; a field that was not sent is null', async () => {
    const { items, unreadable } = await read(recordFixture(), literalRecordFixture(), {
      id: 'x',
      name: 'a',
      type: 'A',
    });
    expect(items).toEqual([
      { id: 'rec_1', name: 'www', type: 'A', values: ['198.51.100.7'], ttl: 3_600, priority: null, proxied: true },
      { id: 'rec_1', name: 'www', type: 'A', values: ['198.51.100.7'], ttl: null, priority: null, proxied: null },
    ]);
    expect(unreadable).toBe(1);
  });

  it('have names relative to their domain; only a last dot makes a name absolute', async () => {
    const names = ['', '@', 'vi-du.vn.', 'WWW.vi-du.vn.', 'www.vi-du.vn', 'x.other.vn.'];
    const { items } = await read(...names.map((name) => recordFixture({ name })));
    expect(items.map(({ name }) => name)).toEqual(['@', '@', '@', 'www', 'www.vi-du.vn', 'x.other.vn.']);
  });

  it('of a domain in Unicode letters have the DNS spelling of its names', async () => {
    const domain = await apiAnswering(domainFixture({ name: 'Tiếngviệt.vn.' })).domains.getDomain('dom_1');
    expect(domain.name).toBe('xn--tingvit-5t4cyc.vn');
    const rows = ['www.tiếngviệt.vn.', 'thư'].map((name) => recordFixture({ name }));
    const { items } = await apiAnswering({ data: rows }).domains.listRecords(domain);
    expect(items.map(({ name }) => name)).toEqual(['www', 'xn--th-e0a']);
  });

  it('are normalised: hosts without the last dot, texts without quotes, a mail server’s priority out of its value', async () => {
    const { items } = await read(
      recordFixture({ type: 'cname', data: ['A.B.'] }),
      recordFixture({ type: 'TXT', data: '"v=spf1 " "~all"' }),
      literalRecordFixture({ type: 'MX', data: ['10 Mail.x.vn.', '10 b.c.'] }),
      literalRecordFixture({ type: 'MX', data: ['10 a.b', '20 b.c'] }),
      recordFixture({ type: 'MX', data: ['a.b'], priority: '5', ttl: '60' }),
      recordFixture({ type: 'SRV', data: ['0 5 443 x.vn.'], ttl: -1, proxied: 'no' }),
      recordFixture({ type: 'SRV', data: ['5 5060 sip.x.vn'], priority: 10 }),
      recordFixture({ type: 'HTTPS', data: ['. alpn=h2'], priority: 1 }),
      recordFixture({ type: 'HTTPS', data: ['1 . alpn=h2'], priority: 1 }),
      recordFixture({ type: 'SRV', data: ['5 5060 sip.x.vn'] }),
    );
    expect(items).toMatchObject([
      { type: 'CNAME', values: ['a.b'] },
      { values: ['v=spf1 ~all'] },
      { values: ['mail.x.vn', 'b.c'], priority: 10 },
      { values: ['10 a.b', '20 b.c'], priority: null },
      { values: ['a.b'], priority: 5, ttl: 60 },
      { type: 'SRV', values: ['0 5 443 x.vn.'], ttl: null, proxied: null },
      { values: ['10 5 5060 sip.x.vn'], priority: null },
      { values: ['1 . alpn=h2'] },
      { values: ['1 . alpn=h2'] },
      { values: ['5 5060 sip.x.vn'], priority: null },
    ]);
  });

  it('are created with exactly the specified fields, and a priority only if there is one', async () => {
    const { domains, asked } = apiAnswering(undefined);
    await domains.createRecord(zone, { ...draft, value: '1.2.3.4', attemptKey: null }, permit);
    const mail = { ...draft, name: '@', type: 'MX', priority: 10, proxied: false, value: 'mail.x.vn' } as const;
    await domains.createRecord({ ...zone, id: 'dom_1' }, { ...mail, attemptKey: 'k' }, permit);
    const [plain, withPriority] = await Promise.all(asked.map((request) => request.json()));
    const fields = { name: 'www', type: 'A', content: '1.2.3.4', ttl: 300, proxied: true };
    expect(plain).toEqual({ ...fields, id: 7 });
    const mailFields = { name: '@', type: 'MX', content: 'mail.x.vn', priority: 10, proxied: false };
    expect(withPriority).toEqual({ ...fields, id: 'dom_1', ...mailFields });
    expect(asked[0]?.url).toBe('https://api.test/api/dns/7/records');
    expect(asked[1]?.headers.get('idempotency-key')).toBe('k');
    const told = apiAnswering(recordFixture({ id: 9 })).domains;
    const record = { ...draft, value: '1.2.3.4', attemptKey: null };
    expect(await told.createRecord(zone, record, permit)).toMatchObject({ id: '9' });
  });

  it('are changed and deleted at their own path', async () => {
    const { domains, asked } = apiAnswering(undefined);
    await domains.updateRecord(zone, 'rec 1', { ...draft, values: ['1.2.3.4'] }, permit);
    await domains.updateRecord(zone, 'rec_1', { ...draft, values: ['1.2.3.4', '1.2.3.5'] }, permit);
    await domains.deleteRecord(zone, 'rec_1', permit);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT https://api.test/api/dns/7/records/rec%201',
      'PUT https://api.test/api/dns/7/records/rec_1',
      'DELETE https://api.test/api/dns/7/records/rec_1',
    ]);
    expect(await asked[0]?.json()).not.toHaveProperty('data');
    expect(await asked[1]?.json()).toMatchObject({ content: '1.2.3.4', data: ['1.2.3.4', '1.2.3.5'] });
  });

  it('whose change is answered 405, or 404 without a code, are not offered; any other refusal is one', async () => {
    for (const [status, code, expected] of [
      [405, undefined, true],
      [404, undefined, true],
      [404, 'recordNotFound', false],
      [400, undefined, false],
      [500, undefined, false],
    ] as const) {
      const { domains } = apiAnswering(undefined, { status, body: { statusCode: status, message: 'no', code } });
      const error = await domains.deleteRecord(zone, 'rec_1', permit).catch((reason: unknown) => reason);
      expect.soft(error, `${status} ${code}`).toBeInstanceOf(ApiError);
      expect.soft(isNotOffered(error), `${status} ${code}`).toBe(expected);
    }
  });

  it('without an id, or with one that is a step of a path, are refused without a request', async () => {
    for (const id of ['..', '.', '']) {
      const { domains, asked } = apiAnswering(undefined);
      const calls = [
        () => domains.getDomain(id),
        () => domains.deleteDomain(id, permit),
        () => domains.listRecords({ ...zone, id }),
        () => domains.createRecord({ ...zone, id }, { ...draft, value: '1.2.3.4', attemptKey: null }, permit),
        () => domains.updateRecord(zone, id, { ...draft, values: ['1.2.3.4'] }, permit),
        () => domains.deleteRecord(zone, id, permit),
      ];
      for (const call of calls) await expect.soft(call()).rejects.toMatchObject({ status: 404, fromProvider: false });
      expect.soft(asked).toEqual([]);
    }
  });

  it('with an id that holds dots and slashes stay below their domain’s path', async () => {
    const { domains, asked } = apiAnswering(undefined);
    await domains.deleteRecord({ id: '../x' }, '../../y?z#', permit);
    expect(asked[0]?.url).toBe('https://api.test/api/dns/..%2Fx/records/..%2F..%2Fy%3Fz%23');
  });
});
