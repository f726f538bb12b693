import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment.ts';

describe('the environment of a start', () => {
  it('starts the rich provider for itself alone when nothing is said', () => {
    expect(readEnvironment({})).toEqual({ profile: 'rich', port: 4173 });
  });

  it('takes every address as it was given', () => {
    const env = {
      PORT: '0',
      PROVIDER_PROFILE: 'literal',
      PORTAL_ORIGIN: 'http://localhost:4173',
      API_ORIGIN: 'https://api.may.example',
      PUSHER_HOST: 'push.may.example:443',
    };
    expect(readEnvironment(env)).toEqual({
      port: 0,
      profile: 'literal',
      portalOrigin: 'http://localhost:4173',
      apiOrigin: 'https://api.may.example',
      pusherHost: 'push.may.example:443',
    });
  });

  it.each([
    ['PORT', ['http', '', '-1', '65536', '1e3']],
    ['PROVIDER_PROFILE', ['Rich', '', 'generous', 'toString']],
    [
      'API_ORIGIN',
      ['', 'api.may.example', 'https://api.may.example/', 'https://a.example/v1', 'ftp://a.example', 'null'],
    ],
    ['PORTAL_ORIGIN', ['*', 'https://a.example https://b.example', 'https://user@a.example', 'HTTPS://A.example']],
    [
      'PUSHER_HOST',
      ['', 'push.example', 'push.example:', 'push.example:99999', "a;script-src 'none':1", 'ws://a:1', 'a:1:2'],
    ],
  ])('ends with a sentence where %s means nothing', (name, values) => {
    for (const value of values) {
      expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is ${value}, but `);
    }
  });
});
