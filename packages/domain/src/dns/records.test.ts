import { expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { draftOf, factsOf, isProxiable, lacksPriority, usuallyProxied, withPriority } from './records.ts';

it('a value gets the priority that the list has beside it, where it lacks exactly one number', () => {
  for (const [type, value, priority, whole] of [
    ['SRV', '5 5060 sip.x', 10, '10 5 5060 sip.x'],
    ['SRV', '  5  5060 sip.x', 10, '10   5  5060 sip.x'],
    ['SRV', '10 5 5060 sip.x', 10, '10 5 5060 sip.x'],
    ['SRV', '5060 sip.x', 10, '5060 sip.x'],
    ['SRV', 'sip5.x 5 5060', 10, 'sip5.x 5 5060'],
    ['HTTPS', 'web.x', 1, '1 web.x'],
    ['SRV', '5 5060 sip.x', null, '5 5060 sip.x'],
    ['TXT', 'a', 10, 'a'],
  ] as const)
    expect.soft(withPriority(type, value, priority), `${type} ${value}`).toBe(whole);
  const fact = { name: '@', ttl: null, proxied: null };
  expect(lacksPriority({ ...fact, type: 'MX', value: 'a.x', priority: null })).toBe(true);
  expect(lacksPriority({ ...fact, type: 'MX', value: 'a.x', priority: 0 })).toBe(false);
  expect(lacksPriority({ ...fact, type: 'SRV', value: '5 5060 sip.x', priority: null })).toBe(true);
});

it('the proxy serves addresses and aliases, and is off for names of services', () => {
  expect(['A', 'AAAA', 'CNAME', 'TXT', 'MX', 'NS'].filter(isProxiable)).toEqual(['A', 'AAAA', 'CNAME']);
  const isOn = (name: string) => usuallyProxied({ name, type: 'A' });
  expect('www mailer my.mail amx'.split(' ').filter(isOn)).toHaveLength(4);
  expect('mail mail.a pop pop3 mx mx12 webmail ftp.b k1._domainkey'.split(' ').filter(isOn)).toEqual([]);
});

it('a mail server’s value is split from its priority only if it is a number and a host', () => {
  const mail = zoneRecordFixture({ name: '@', type: 'MX', priority: 5 });
  const split = (value: string) => factsOf({ ...mail, values: [value] }).map((fact) => [fact.priority, fact.value]);
  expect(split('10  a.x')).toEqual([[10, 'a.x']]);
  for (const value of ['x10 a.x', '10 a.x b', '100000 a.x', 'a.x'])
    expect.soft(split(value), value).toEqual([[5, value]]);
});

it('the form shows defaults for missing fields, and nothing of a type that customers cannot write', () => {
  const bare = zoneRecordFixture({ type: 'MX', values: [], ttl: null, priority: null, proxied: null });
  expect(draftOf(bare)).toMatchObject({ values: [], ttl: 3_600, priority: 10, proxied: false });
  expect(draftOf({ ...bare, type: 'A', values: ['1.1.1.1'] })).toMatchObject({ priority: null, proxied: false });
  expect(draftOf({ ...bare, type: 'SRV' })).toBeNull();
});
