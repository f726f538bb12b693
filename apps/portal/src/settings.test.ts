import { describe, expect, it } from 'vitest';
import { readSettings, settingsFrom } from './settings.ts';

describe('settings', () => {
  it('take a provider for exactly what is specified where nothing is said or nothing can be read', () => {
    for (const content of [
      null,
      undefined,
      '',
      '{}',
      'null',
      '[]',
      '"x"',
      '{"provider":{"idempotencyKey":"yes"}}',
      '{',
    ]) {
      expect(readSettings(content)).toEqual(settingsFrom({}));
    }
    expect(readSettings('{}')).toMatchObject({ apiOrigin: '', pusherHost: '', provider: { idempotencyKey: false } });
  });

  it('read what a build, or the server, has written into the page', () => {
    const env = {
      VITE_API_ORIGIN: 'https://api.example.com',
      VITE_PUSHER_HOST: 'push.example.com:6001',
      VITE_PROVIDER_IDEMPOTENCY_KEY: 'on',
    };
    const told = settingsFrom(env);
    expect(told).toMatchObject({ pusherHost: 'push.example.com:6001', provider: { idempotencyKey: true } });
    expect(readSettings(JSON.stringify(told))).toEqual(told);
  });
});
