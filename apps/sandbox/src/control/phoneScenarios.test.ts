import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../app/testing/createTestSandbox.ts';

const person = { name: 'Hà', email: 'ha@may.cloud', phone: '+84912345678', password: 'Matkhau!1' };

describe('a new account', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  });
  beforeEach(() => sandbox.reset());
  afterAll(() => sandbox.close());

  const send = (call: string, json: object) => sandbox.call('POST', `/api/v1/auth/${call}`, { json });
  const arm = (name: string) => sandbox.call('POST', '/__sandbox/scenarios', { json: { name } });
  const phones = async () =>
    (await sandbox.call('GET', '/__sandbox/phones', { headers: { 'Accept-Language': 'en' } })).text();
  const codeOn = (page: string) => /<code>(\d{6})<\/code>/.exec(page)?.[1];
  const signIn = () => send('login', { email: person.email, password: person.password });

  it('has its code on the page of the phones alone, until it is used', async () => {
    expect(await phones()).toContain('No code yet.');
    expect(JSON.stringify(await (await send('register', person)).json())).not.toMatch(/\d{6}/);
    const page = await phones();
    expect(page).toContain(person.phone);
    expect((await send('active', { phone: person.phone, otp: codeOn(page) })).status).toBe(200);
    expect(await phones()).toContain('No code yet.');
  });

  it('has an empty wallet in the currency of its phone', async () => {
    await arm('accountsNeedNoCode');
    await send('register', { ...person, phone: '+61498765432' });
    const { token } = (await (await signIn()).json()).result;
    const me = await sandbox.call('GET', '/api/v1/auth/me', { token: token.accessToken });
    expect((await me.json()).result).toMatchObject({ balance: 0, region_code: 'AUD' });
  });

  it('gets its code half a minute late under codeArrivesLate', async () => {
    await arm('codeArrivesLate');
    await send('register', person);
    expect([codeOn(await phones()), (await phones()).includes('on its way')]).toEqual([undefined, true]);
    sandbox.passTime(30_000);
    expect(codeOn(await phones())).toMatch(/^\d{6}$/);
  });

  it('is locked for five minutes after three wrong codes under codeLocks, also for the right one', async () => {
    await arm('codeLocks');
    await send('register', person);
    const right = codeOn(await phones()) ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (const otp of [wrong, wrong, wrong]) statuses.push((await send('active', { phone: person.phone, otp })).status);
    const locked = await send('active', { phone: person.phone, otp: right });
    expect([...statuses, locked.status]).toEqual([400, 400, 400, 429]);
    expect(locked.headers.get('retry-after')).toBe('300');
    sandbox.passTime(300_000);
    expect((await send('active', { phone: person.phone, otp: right })).status).toBe(200);
  });

  it.each([
    ['registerAnswerLost', true],
    ['registerNeverArrives', false],
  ])('under %s without an answer exists: %s', async (name, exists) => {
    await arm(name);
    await expect(send('register', person)).rejects.toThrow();
    await arm('none');
    expect((await send('register', person)).status).toBe(exists ? 409 : 200);
  });
});
