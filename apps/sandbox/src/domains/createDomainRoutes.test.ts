import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';
import { dnsRecords } from './domainTables.ts';

const refusal = expect.stringMatching(/^(?!success$)\S/);

describe.each(['rich', 'literal'] as const)('domains at the %s provider', (profile) => {
  const isRich = profile === 'rich';
  const sandbox = sandboxOfTests({ profile });
  let token: string;
  beforeEach(() => {
    token = tokenOf();
  });

  const send = async (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const response = await sandbox.call(method, path, { token, headers, ...(json !== undefined && { json }) });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const zones = async () => (await send('GET', '/__sandbox/dns?email=demo@may.cloud')).body.result;
  const records = async () => (await send('GET', '/api/dns/dom_1/records')).body.result.data;
  const record = { id: 'dom_1', name: 'new', type: 'A', content: '198.51.100.99', ttl: 3_600, proxied: true };
  const add = (change: object = {}, headers = {}) =>
    send('POST', '/api/dns/dom_1/records', { ...record, ...change }, headers);

  it('are listed with exactly the specified fields, for their own customer', async () => {
    const { data } = (await send('GET', '/api/dns')).body.result;
    expect(data[0]).toEqual({
      id: 'dom_1',
      name: 'bienxanh.vn',
      active: true,
      createdAt: expect.stringMatching(/^20\d\d-/),
      nameserver: ['ns1.may.cloud', 'ns2.may.cloud'],
    });
    token = tokenOf('aud@may.cloud');
    expect((await send('GET', '/api/dns')).body.result.data).toHaveLength(1);
    for (const path of ['/api/dns/dom_1', '/api/dns/dom_1/records', '/api/dns/check?domain=bienxanh.vn'])
      expect((await send('GET', path)).status).toBe(404);
    expect((await send('DELETE', '/api/dns/dom_1')).status).toBe(404);
    expect((await add()).status).toBe(404);
  });

  it('are added once, from any spelling, with the NS record of the root', async () => {
    const { status, body } = await send('POST', '/api/dns', { name: ' Hoa-Mai.VN. ' });
    expect([status, body.message]).toEqual([isRich ? 201 : 200, 'success']);
    expect(body.result?.name).toBe(isRich ? 'hoa-mai.vn' : undefined);
    const added = (await zones()).domains.find(({ name }: { name: string }) => name === 'hoa-mai.vn');
    expect(added).toMatchObject({ active: false, records: [{ name: '@', type: 'NS' }] });
    const again = await send('POST', '/api/dns', { name: 'hoa-mai.vn' });
    expect([again.status, again.body.message]).toEqual([422, refusal]);
  });

  it('are not added under a name that is no domain', async () => {
    for (const name of ['', 'vn', '*.vn', 'http://a.vn', '1.2.3.4']) {
      const { status, body } = await send('POST', '/api/dns', { name });
      expect.soft([status, body.message], name).toEqual([400, refusal]);
    }
  });

  it('fail their check until the nameservers point here, and are active afterwards', async () => {
    const { name, id } = (await zones()).domains[1];
    const check = async () => (await send('GET', `/api/dns/check?domain=${name}`)).body.result;
    const seen = isRich ? { observed: ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'] } : {};
    for (const _ of [1, 2]) expect(await check()).toEqual({ isValid: false, ...seen });
    await sandbox.arm('nameserversPoint');
    expect(await check()).toMatchObject({ isValid: true });
    await sandbox.arm('none');
    expect((await send('GET', `/api/dns/${id}`)).body.result.active).toBe(true);
    expect(await check()).toMatchObject({ isValid: true });
  });

  it('are deleted with their records', async () => {
    expect((await send('DELETE', '/api/dns/dom_1')).body.message).toBe('success');
    expect((await send('GET', '/api/dns/dom_1')).status).toBe(404);
    const left = await sandbox.world.store.db.select().from(dnsRecords).where(eq(dnsRecords.domainId, 'dom_1'));
    expect(left).toEqual([]);
  });

  it('add a record, and return it in the format of the profile', async () => {
    const { body } = await add({ type: 'MX', name: '@', content: 'mail.bienxanh.vn.', priority: 30 });
    const duplicate = await add({ type: 'MX', name: '@', content: 'mail.bienxanh.vn', priority: 40 });
    expect([body.message, duplicate.status]).toEqual([refusal, 422]);
    const mail = await add({ type: 'MX', name: '@', content: 'backup.x.vn', priority: 30, proxied: true });
    const id = expect.stringMatching(/^rec_/);
    const told = isRich
      ? { id, name: '@', type: 'MX', data: ['backup.x.vn'], ttl: 3_600, priority: 30, proxied: false }
      : { id, name: '@', type: 'MX', data: ['30 backup.x.vn.'] };
    expect((await records()).at(-1)).toEqual(told);
    expect(mail.body.result).toEqual(isRich ? told : undefined);
  });

  it('refuse a wrong record with a status and a message, and change nothing', async () => {
    for (const [change, status] of [
      [{ id: 'dom_2' }, 400],
      [{ type: 'SRV' }, 400],
      [{ name: 'www.other.vn.' }, 400],
      [{ content: '256.1.1.1' }, 400],
      [{ ttl: 59 }, 400],
      [{ ttl: 86_401 }, 400],
      [{ name: 'www', type: 'CNAME', content: 'a.b' }, 422],
      [{ name: '@', type: 'CNAME', content: 'a.b' }, 422],
      [{ name: 'shop' }, 422],
      [{ name: 'www', content: '198.51.100.7' }, 422],
    ] as const) {
      const before = await records();
      const answer = await add(change);
      expect.soft([answer.status, answer.body.message], JSON.stringify(change)).toEqual([status, refusal]);
      expect.soft(await records(), JSON.stringify(change)).toEqual(before);
    }
  });

  it('add one record per key with the rich provider, and refuse the repeat with the literal one', async () => {
    const headers = { 'Idempotency-Key': 'k' };
    const [first, again] = [await add({}, headers), await add({}, headers)];
    expect(first.body.message).toBe('success');
    if (isRich) expect([again.headers.get('Idempotent-Replayed'), again.body]).toEqual(['true', first.body]);
    else expect(again.status).toBe(422);
    const named = (await records()).filter(({ name }: { name: string }) => name === 'new');
    expect(named).toHaveLength(1);
  });

  it(isRich ? 'change and delete a record' : 'have no call to change or delete a record', async () => {
    const put = (recordId: string, change: object = {}) =>
      send('PUT', `/api/dns/dom_1/records/${recordId}`, { ...record, name: 'www', ...change });
    const before = await records();
    const changed = await put('rec_1', { ttl: 60 });
    const deleted = await send('DELETE', '/api/dns/dom_1/records/rec_2');
    if (!isRich) {
      expect([changed.status, deleted.status, changed.body.code]).toEqual([404, 405, undefined]);
      expect(await records()).toEqual(before);
      return;
    }
    expect(changed.body.result).toMatchObject({ id: 'rec_1', data: ['198.51.100.99'], ttl: 60 });
    expect((await records()).map(({ id }: { id: string }) => id)).not.toContain('rec_2');
    expect((await put('rec_3', { name: '@', type: 'CNAME', content: 'a.b' })).status).toBe(422);
    for (const answer of [await put('rec_2'), await send('DELETE', '/api/dns/dom_1/records/rec_2')])
      expect([answer.status, answer.body.code]).toEqual([404, 'recordNotFound']);
    const two = await put('rec_1', { data: ['198.51.100.1', '198.51.100.2'] });
    expect(two.body.result.data).toEqual(['198.51.100.1', '198.51.100.2']);
  });

  it('add one record when it is sent twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add()));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  it('lose the answer to an added record, and refuse one with a message, under their scenarios', async () => {
    await sandbox.arm('recordAnswerLost');
    await expect(add()).rejects.toThrow();
    expect((await records()).at(-1)).toMatchObject({ name: 'new' });
    await sandbox.arm('recordRefused');
    const { status, body } = await add({ name: 'newer' });
    expect([status, body]).toEqual([422, { statusCode: 422, message: 'Bản ghi này đang được kiểm duyệt.' }]);
  });
});
