import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment.ts';
import { readReportUri } from './variables.ts';

const enough = { API_ORIGIN: 'https://api.example', PUSHER_HOST: 'push.example:443', PUSHER_KEY: 'key-1' };

const wrongHosts = ['a:99999', 'a:', '*.a', 'a/b', '1.2.3.4.5', '127.1', '999', 'logs.example:00443'];
const wrong: Record<string, (string | undefined)[]> = {
  API_ORIGIN: [
    undefined,
    '',
    'api.example',
    'https://a.example/v1',
    'ftp://a.example',
    'null',
    'http://192.168.0.2:4173',
  ],
  PUSHER_HOST: [undefined, '', 'push.example', 'push.example:99999', "a;script-src 'none':1", 'ws://a:1', 'a:1:2'],
  PUSHER_CLUSTER: ['', 'ap1.pusher.com', "a; script-src 'none'", 'ws-AP1'],
  PUSHER_KEY: [undefined, '', 'a key', 'key?x=1'],
  CARD_PUBLISHABLE_KEY: ['', 'pk_', 'pk_test_', 'pk_prod_1', 'test', ' pk_test_1'],
  CHECKOUT_HOSTS: ['', 'a.example,', ',', 'a.example, b.example', 'https://pay.example', 'pay.example:443', 'A.b'],
  LOG_HOSTS: ['', 'a.example,', 'a.example, b.example', 'wss://a.example', "a;script-src 'none'", ...wrongHosts],
  LOG_SEPARATOR: ['', ' ', '\t', '123456789', '\u0000', '\u202E', 'a b'],
  SQUARE_APPLICATION_ID: ['', 'sq0', 'sq0idp-', 'EAAA-secret'],
  SQUARE_CHECKOUT_PATH: ['', 'api/x', 'https://evil.example/api/x', '/pay'],
  LANGUAGES: ['', 'vi,', 'vi, en', 'vi,vi', 'xx', 'pt-BR', 'VI'],
  PORT: ['80O0', '65536'],
  PROVIDER_IDEMPOTENCY_KEY: ['yes', ''],
  FLAG_DNS: ['true', '1', 'ON', ''],
};

describe('a portal that stands alone', () => {
  it('gives its pages the named provider as one without attempt keys, and no other setting', () => {
    const { settings, ...listening } = readEnvironment({ ...enough, HOST: '', PORT: '8080' });
    expect(listening).toEqual({ host: undefined, port: 8080 });
    expect(JSON.parse(JSON.stringify(settings))).toEqual({
      apiOrigin: 'https://api.example',
      pusherHost: 'push.example:443',
      pusherKey: 'key-1',
      provider: { idempotencyKey: false, paymentStatus: false },
    });
  });

  it('takes plain http for a provider on this machine', () => {
    const { apiOrigin } = readEnvironment({ ...enough, API_ORIGIN: 'http://127.0.0.1:4173' }).settings;
    expect(apiOrigin).toBe('http://127.0.0.1:4173');
  });

  it('listens at a cluster of pusher.com or at a host, and does not start with both', () => {
    const atCluster = { ...enough, PUSHER_HOST: undefined, PUSHER_CLUSTER: 'ap1' };
    expect(readEnvironment(atCluster).settings).toMatchObject({ pusherCluster: 'ap1' });
    expect(() => readEnvironment({ ...enough, PUSHER_CLUSTER: 'ap1' })).toThrow(
      'PUSHER_CLUSTER is given beside PUSHER_HOST: ',
    );
  });

  it('does not start if a variable is missing or wrong, and names it', () => {
    for (const [name, values] of Object.entries(wrong))
      for (const value of values)
        expect.soft(() => readEnvironment({ ...enough, [name]: value }), `${name} ${value}`).toThrow(`${name} is `);
  });

  it('says of an empty variable that it is empty: as unset it would lift a limit like CHECKOUT_HOSTS', () => {
    for (const name of ['LANGUAGES', 'CHECKOUT_HOSTS', 'FLAG_DNS'])
      expect(() => readEnvironment({ ...enough, [name]: '' })).toThrow(`${name} is empty, but `);
  });

  it('does not start with a secret card key, and does not print it', () => {
    for (const key of ['sk_test_51Ab', 'sk_live_51Ab', 'rk_live_51Ab']) {
      const start = () => readEnvironment({ ...enough, CARD_PUBLISHABLE_KEY: key });
      expect(start).toThrow('CARD_PUBLISHABLE_KEY is a secret key, which must never be there');
      expect(start).not.toThrow('51Ab');
    }
  });
});

it('repeats no password of a refused address', () => {
  const start = () => readEnvironment({ ...enough, API_ORIGIN: 'https://user:secret@api.example' });
  expect(start).toThrow('API_ORIGIN is https://…@api.example, but an origin is like');
});

describe('the address for reports of the content security policy', () => {
  it('is none without the variable', () => {
    expect(readReportUri({})).toBeUndefined();
    expect(readReportUri({ CSP_REPORT_URI: 'https://reports.example/csp' })).toBe('https://reports.example/csp');
  });

  it('is no path, no plain http and no second directive: these end the start with a sentence', () => {
    for (const text of [
      '',
      '/csp',
      'http://reports.example',
      "https://a.example/;script-src 'none'",
      'https://a.example/ b',
    ]) {
      expect
        .soft(() => readReportUri({ CSP_REPORT_URI: text }), text)
        .toThrow(/^CSP_REPORT_URI is .*, but an address is like/);
    }
  });
});
