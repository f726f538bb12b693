import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment.ts';

const enough = { API_ORIGIN: 'https://api.example', PUSHER_HOST: 'push.example:443' };

describe('a portal that stands alone', () => {
  it('tells its pages the provider the environment names, and takes it for one exactly as specified', () => {
    expect(readEnvironment({ ...enough, PORT: '8080' })).toEqual({
      host: undefined,
      port: 8080,
      settings: {
        apiOrigin: 'https://api.example',
        pusherHost: 'push.example:443',
        provider: { idempotencyKey: false },
      },
    });
    expect(readEnvironment({ ...enough, PROVIDER_IDEMPOTENCY_KEY: 'on' }).settings.provider).toEqual({
      idempotencyKey: true,
    });
  });

  it.each([
    ['API_ORIGIN', [undefined, '', 'api.example', 'https://api.example/v1', 'ftp://api.example', 'null']],
    [
      'PUSHER_HOST',
      [undefined, '', 'push.example', 'push.example:99999', "a;script-src 'none':1", 'ws://a:1', 'a:1:2'],
    ],
    ['PORT', ['80O0', '65536']],
    ['PROVIDER_IDEMPOTENCY_KEY', ['yes', '']],
  ])('does not start when %s is missing or means nothing, and names it', (name, values) => {
    for (const value of values) expect(() => readEnvironment({ ...enough, [name]: value })).toThrow(`${name} is `);
  });
});
