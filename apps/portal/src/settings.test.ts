import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../server/settingsFrom.ts';
import { readSettings } from './settings.ts';

const asSpecified = {
  apiOrigin: '',
  pusherHost: '',
  pusherCluster: '',
  pusherKey: 'may-sandbox',
  cardProvider: 'stripe',
  cardKey: '',
  cardScript: 'https://js.stripe.com/endive/stripe.js',
  square: { applicationId: '', locationId: '', script: '', path: '/api/payments/square/checkout' },
  checkoutHosts: undefined,
  nameserverSuffix: '',
  provider: { idempotencyKey: false, cardPaysOrders: false },
  flags: { wordpress: true, dns: false, paas: false },
};

describe('settings', () => {
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
    '{"provider":true,"flags":{"dns":1},"checkoutHosts":"pay.example"}',
    JSON.stringify(settingsFrom({}, 'VITE_')),
  ])('take a provider for exactly what is specified where nothing is said or nothing can be read: %s', (content) => {
    expect(readSettings(content)).toEqual(asSpecified);
  });

  it('read what a build has written into the page, and take the rest as specified', () => {
    const told = settingsFrom(
      {
        VITE_API_ORIGIN: 'https://api.example.com',
        VITE_PUSHER_HOST: 'push.example.com:6001',
        VITE_PUSHER_KEY: 'key-1',
        VITE_CARD_PUBLISHABLE_KEY: 'pk_test_1',
        VITE_SQUARE_LOCATION_ID: 'L1',
        VITE_CHECKOUT_HOSTS: 'pay.example,bank.example',
        VITE_NAMESERVER_SUFFIX: 'may.example',
        VITE_PROVIDER_IDEMPOTENCY_KEY: 'on',
        VITE_FLAG_PAAS: 'on',
        FLAG_DNS: 'on',
      },
      'VITE_',
    );
    expect(readSettings(JSON.stringify(told))).toEqual({
      ...asSpecified,
      apiOrigin: 'https://api.example.com',
      pusherHost: 'push.example.com:6001',
      pusherKey: 'key-1',
      cardKey: 'pk_test_1',
      square: { ...asSpecified.square, locationId: 'L1' },
      checkoutHosts: ['pay.example', 'bank.example'],
      nameserverSuffix: 'may.example',
      provider: { idempotencyKey: true, cardPaysOrders: false },
      flags: { ...asSpecified.flags, paas: true },
    });
  });

  it('load Stripe.js in the release that its loader was written for', () => {
    const loader = readFileSync(
      new URL('../../../node_modules/@stripe/stripe-js/dist/pure.mjs', import.meta.url),
      'utf8',
    );
    const [, release] = /RELEASE_TRAIN\s*=\s*['"](\w+)/.exec(loader) ?? [];
    expect(asSpecified.cardScript).toBe(`https://js.stripe.com/${release}/stripe.js`);
  });

  it('end a build that names a secret card key, or a flag that means nothing', () => {
    expect(() => settingsFrom({ VITE_CARD_PUBLISHABLE_KEY: 'sk_live_1' }, 'VITE_')).toThrow(
      'VITE_CARD_PUBLISHABLE_KEY is a secret key, which must never be there',
    );
    expect(() => settingsFrom({ VITE_FLAG_DNS: 'true' }, 'VITE_')).toThrow('VITE_FLAG_DNS is true, but ');
  });
});
