import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../../../server/settingsFrom.ts';
import { defaults } from './defaults.ts';
import { settingRows } from './settingRows.ts';
import { readSettings } from './settings.ts';

const asSpecified = { ...defaults, cardProvider: 'stripe' };

describe('settings', () => {
  it('are those of a provider exactly as specified by default', () => {
    expect(defaults).toMatchObject({
      provider: { idempotencyKey: false, paymentStatus: false },
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

  it('are the defaults for unreadable content', () => {
    for (const content of [
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
      JSON.stringify(settingsFrom({})),
    ])
      expect.soft(readSettings(content), String(content)).toEqual(asSpecified);
  });

  it('are those that a server wrote into the page, else the defaults', () => {
    const given = settingsFrom({
      API_ORIGIN: 'https://api.example.com',
      PUSHER_HOST: 'push.example.com:6001',
      PUSHER_KEY: 'key-1',
      CARD_PUBLISHABLE_KEY: 'pk_test_1',
      SQUARE_LOCATION_ID: 'L1',
      CHECKOUT_HOSTS: 'pay.example,bank.example',
      LOG_HOSTS: 'logs.example,logs.example:8443',
      LOG_SEPARATOR: '\\t',
      PROVIDER_IDEMPOTENCY_KEY: 'on',
      FLAG_PAAS: 'on',
    });
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
      provider: { idempotencyKey: true, paymentStatus: false },
      flags: { ...asSpecified.flags, paas: true },
    });
  });

  it('take each variable from the environment and refuse it empty', () => {
    for (const { path, variable, kind } of settingRows) {
      const read = (text: string) => readSettings(JSON.stringify(settingsFrom({ [variable]: text })));
      expect.soft(read(kind.example), variable).toHaveProperty(path, kind.read(kind.example, variable));
      expect.soft(() => read(''), variable).toThrow(`${variable} is `);
    }
  });

  it('load Stripe.js in the release that its loader was written for', () => {
    const loader = readFileSync(
      new URL('../../../../../node_modules/@stripe/stripe-js/dist/pure.mjs', import.meta.url),
      'utf8',
    );
    const [, release] = /RELEASE_TRAIN\s*=\s*['"](\w+)/.exec(loader) ?? [];
    expect(defaults.cardScript).toBe(`https://js.stripe.com/${release}/stripe.js`);
  });
});
