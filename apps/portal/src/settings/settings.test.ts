import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../../server/settingsFrom.ts';
import { defaults } from './defaults.ts';
import { settingRows } from './settingRows.ts';
import { readSettings } from './settings.ts';

const asSpecified = { ...defaults, cardProvider: 'stripe' };

describe('settings', () => {
  it('are those of a provider exactly as specified by default', () => {
    expect(defaults).toMatchObject({
      provider: { idempotencyKey: false },
      flags: {
        wordpress: true,
        dns: false,
        paas: false,
        antiDdos: true,
        svm: false,
        cloudDatabase: false,
        smsOtp: false,
      },
    });
  });

  it.each([
    null,
    undefined,
    '',
    '{}',
    'null',
    '[]',
    '"x"',
    '{',
    '{"provider":{"idempotencyKey":"yes"},"flags":null,"cardKey":7}',
    '{"provider":true,"flags":{"dns":1},"checkoutHosts":"pay.example","logHosts":{},"logSeparator":7}',
    JSON.stringify(settingsFrom({}, 'VITE_')),
  ])('are the defaults for unreadable content: %s', (content) => {
    expect(readSettings(content)).toEqual(asSpecified);
  });

  it.each(['1.2.3.4.5', '127.1', '999', 'logs.example:00443', 'logs.example:99999'])(
    'refuse %s as the host of a log',
    (host) => {
      expect(() => settingsFrom({ LOG_HOSTS: host })).toThrow('LOG_HOSTS is ');
    },
  );

  it('are those that a build wrote into the page, else the defaults', () => {
    const given = settingsFrom(
      {
        VITE_API_ORIGIN: 'https://api.example.com',
        VITE_PUSHER_HOST: 'push.example.com:6001',
        VITE_PUSHER_KEY: 'key-1',
        VITE_CARD_PUBLISHABLE_KEY: 'pk_test_1',
        VITE_SQUARE_LOCATION_ID: 'L1',
        VITE_CHECKOUT_HOSTS: 'pay.example,bank.example',
        VITE_LOG_HOSTS: 'logs.example,logs.example:8443',
        VITE_LOG_SEPARATOR: '\\t',
        VITE_PROVIDER_IDEMPOTENCY_KEY: 'on',
        VITE_FLAG_PAAS: 'on',
        FLAG_DNS: 'on',
      },
      'VITE_',
    );
    expect(readSettings(JSON.stringify(given))).toEqual({
      ...asSpecified,
      apiOrigin: 'https://api.example.com',
      pusherHost: 'push.example.com:6001',
      pusherKey: 'key-1',
      cardKey: 'pk_test_1',
      square: { ...asSpecified.square, locationId: 'L1' },
      checkoutHosts: ['pay.example', 'bank.example'],
      logHosts: ['logs.example', 'logs.example:8443'],
      logSeparator: '\t',
      provider: { idempotencyKey: true },
      flags: { ...asSpecified.flags, paas: true },
    });
  });

  it.each(settingRows)('take $variable from the environment and refuse it empty', ({ path, variable, kind }) => {
    const read = (text: string) => readSettings(JSON.stringify(settingsFrom({ [variable]: text })));
    expect(read(kind.example)).toHaveProperty(path, kind.read(kind.example, variable));
    expect(() => read('')).toThrow(`${variable} is `);
  });

  it('load Stripe.js in the release that its loader was written for', () => {
    const loader = readFileSync(
      new URL('../../../../node_modules/@stripe/stripe-js/dist/pure.mjs', import.meta.url),
      'utf8',
    );
    const [, release] = /RELEASE_TRAIN\s*=\s*['"](\w+)/.exec(loader) ?? [];
    expect(defaults.cardScript).toBe(`https://js.stripe.com/${release}/stripe.js`);
  });

  it('end a build that gives a secret card key, or a flag that is neither on nor off', () => {
    expect(() => settingsFrom({ VITE_CARD_PUBLISHABLE_KEY: 'sk_live_1' }, 'VITE_')).toThrow(
      'VITE_CARD_PUBLISHABLE_KEY is a secret key, which must never be there',
    );
    expect(() => settingsFrom({ VITE_FLAG_DNS: 'true' }, 'VITE_')).toThrow('VITE_FLAG_DNS is true, but ');
  });
});
