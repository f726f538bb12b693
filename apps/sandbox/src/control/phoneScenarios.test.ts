import { describe, expect, it } from 'vitest';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';

const person = { name: 'Hà', email: 'ha@may.cloud', phone: '+84912345678', password: 'Matkhau!1' };

describe('a new account', () => {
  const sandbox = sandboxOfTests();

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
});
