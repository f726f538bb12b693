import { combineChanges, neededRecord, noChanges, planNeeded, type ZoneRecord } from '@may/domain';
import { serverFixture, zoneRecordFixture } from '@may/domain/fixtures';
import { type CustomDomainContext, customDomainMachine } from '@may/machines';
import { customDomainChart } from '@may/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { describeConnect } from '../../../testing/describeConnect.ts';
import { connectCustomDomain, rereadInterval } from './connectCustomDomain.ts';
import { circumstancesFixture, primary, registrablesOf, zoneFixture } from './customDomain.fixtures.ts';
import type { CustomDomainCircumstances } from './domainRecords.ts';

describeConnect({
  proves: { connectCustomDomain },
  machine: customDomainMachine,
  chart: customDomainChart,
  distinguishes: ({ context: { typed, names, unverified } }) => [typed, names, unverified.map((group) => group.names)],
  screens: {
    'a provider that tells the address, and a zone of the account': (snapshot, send, app) =>
      connectCustomDomain(snapshot, send, circumstancesFixture({ zones: [zoneFixture()], stage: app('stage') })),
    'a provider that does not': (snapshot, send) =>
      connectCustomDomain(
        snapshot,
        send,
        circumstancesFixture({ server: serverFixture({ domain: primary, domains: [primary], ipv4: null }) }),
      ),
    'a zone that could not be read': (snapshot, send, app) =>
      connectCustomDomain(
        snapshot,
        send,
        circumstancesFixture({ zones: [zoneFixture({ records: { status: 'failed', onRetry: app('reload') } })] }),
      ),
    'an account whose zones could not be read': (snapshot, send, app) =>
      connectCustomDomain(snapshot, send, circumstancesFixture({ onRetryZones: app('reload') })),
  },
  presses: {
    onAdd: 'add',
    'domains.onRemove': 'remove',
    'form.onType': { gives: 'type', with: [['x']], offered: ({ form }) => form?.phase === null },
    'form.twin.onChange': { gives: 'choose', with: [[true]], offered: ({ form }) => form?.phase === null },
    'form.missingAddress.www.onTake': { gives: { type: 'type', typed: 'www.shop.vn' } },
    'form.actions.submit': 'submit',
    'form.onClose': 'close',
    'unverified.actions.verify': 'verify',
    'unverified.alone.onPress': 'verify',
    'unverified.missingAddresses.www.onTake': { gives: { type: 'add', typed: 'www.shop.vn' } },
    'unverified.zones.plan.value.onCreate': 'stage()',
    'unverified.zones.plan.onRetry': 'reload()',
    'unverified.onRetryZones': 'reload()',
    'unverified.onForget': 'forget',
    'unknown.actions.check': 'check',
    'unknown.onClose': 'close',
    'removing.actions.confirm': 'confirm',
    'removing.actions.check': 'check',
    'removing.onClose': 'close',
  },
});

const start: CustomDomainContext = {
  serverId: 'srv_1',
  unverified: [],
  typed: '',
  isTried: false,
  isBoth: null,
  names: [],
  attemptKey: null,
  server: null,
  error: null,
  earlier: [],
  isAccepted: false,
};
const send = vi.fn();
const drawnAt = (
  value: StateValueFrom<typeof customDomainMachine>,
  context: Partial<CustomDomainContext> = {},
  circumstances: Partial<CustomDomainCircumstances> = {},
) =>
  connectCustomDomain(
    customDomainMachine.resolveState({ value, context: { ...start, ...context } }),
    send,
    circumstancesFixture(circumstances),
  );
const formAt = (
  typed: string,
  context: Partial<CustomDomainContext> = {},
  other: Partial<CustomDomainCircumstances> = {},
) => drawnAt('editing', { typed, ...context }, other).form;
const waitingAt = (names: readonly string[], other: Partial<CustomDomainCircumstances> = {}) =>
  drawnAt('unverified', { unverified: [{ names, reason: 'refused', serverMessage: null }] }, other).unverified[0];
const unaddressed = { server: serverFixture({ domain: primary, domains: [primary], ipv4: null }) };

describe('the form that adds a domain', () => {
  it('sends a root with its www name, each in Punycode, unless the customer takes one out', () => {
    formAt('https://Shop.vn/gio-hang')?.actions[0]?.onPress();
    expect(send).toHaveBeenLastCalledWith({ type: 'submit', names: ['shop.vn', 'www.shop.vn'], key: 'key' });
    formAt('shop.vn', { isBoth: false })?.actions[0]?.onPress();
    expect(send).toHaveBeenLastCalledWith({ type: 'submit', names: ['shop.vn'], key: 'key' });
  });

  it('does not add the root by itself if its address is not known, and then offers www for a typed root', () => {
    expect(formAt('www.shop.vn', {}, unaddressed)).toMatchObject({
      willAdd: [{ name: 'www.shop.vn' }],
      missingAddress: null,
    });
    expect(formAt('shop.vn', {}, unaddressed)).toMatchObject({
      willAdd: [{ name: 'shop.vn' }],
      missingAddress: { www: { shown: 'www.shop.vn' } },
    });
  });

  it.each([
    ['blog.vn', 'listed', new Map()],
    ['com.vn', 'ending', new Map([['com.vn', { domain: null, isItself: true, isKnownEnding: true }]])],
    ['*.shop.vn', 'wildcardPlace', new Map()],
    ['a_b.shop.vn', 'character', new Map()],
    ['203.0.113.7', 'address', new Map()],
    ['shop', 'oneLabel', new Map()],
    [`${'a'.repeat(60)}.`.repeat(5), 'tooLong', new Map()],
  ])('refuses %s as %s and sends no name', (typed, problem, registrables) => {
    const form = formAt(typed, { isTried: true }, { registrables });
    expect(form?.problem).toBe(problem);
    form?.actions[0]?.onPress();
    expect(send).toHaveBeenLastCalledWith({ type: 'submit', names: [], key: 'key' });
  });
});

describe('domains that wait for their record', () => {
  it('show a CNAME to the primary domain below a zone, and an A at its root', () => {
    expect(waitingAt(['shop.vn', 'www.shop.vn'])?.records).toMatchObject([
      { name: 'shop.vn', type: 'A', host: '@', value: '203.0.113.7' },
      { name: 'www.shop.vn', type: 'CNAME', host: 'www', value: primary },
    ]);
  });

  it('show no record before it is known which name is a root, and if another server has it', () => {
    expect(waitingAt(['shop.vn'], { registrables: new Map() })?.records).toBeNull();
    expect(waitingAt(['shop.vn'], { zones: null })?.records).toBeNull();
    expect(waitingAt(['shop.vn'], { others: null })).toMatchObject({ records: null, zones: [] });
  });

  it('take the root of a zone of the account for a root, wherever it is registered', () => {
    const zones = [zoneFixture({ name: 'a.shop.vn' })];
    const registrables = new Map(registrablesOf('shop.vn', 'a.shop.vn'));
    expect(waitingAt(['a.shop.vn'], { zones, registrables })?.records).toMatchObject([{ host: '@', type: 'A' }]);
  });

  it('say what the new record replaces, and stage it', () => {
    const stage = vi.fn();
    const plan = waitingAt(['www.shop.vn'], { zones: [zoneFixture()], stage })?.zones[0]?.plan;
    const ready = plan?.status === 'ready' ? plan.value : null;
    expect(ready).toMatchObject({
      state: 'missing',
      replaced: [{ type: 'A', name: 'www.shop.vn', values: ['198.51.100.7'], isProxied: true }],
    });
    ready?.onCreate?.();
    expect(stage).toHaveBeenCalledExactlyOnceWith(
      'dom_1',
      expect.objectContaining({ deleted: [expect.objectContaining({ id: 'www' })] }),
    );
  });

  it.each([
    ['is staged', 'staged'],
    ['is in the zone', 'made'],
  ])('offer no second record while it %s', (_, state) => {
    const needed = neededRecord('www.shop.vn', 'shop.vn', { domain: primary, ipv4: null });
    const records =
      state === 'made' ? [zoneRecordFixture({ name: 'www', type: 'CNAME', values: [primary], proxied: false })] : [];
    const staged =
      state === 'staged'
        ? combineChanges(
            [],
            noChanges,
            planNeeded([], [needed], () => 'new'),
          )
        : noChanges;
    const zones = [zoneFixture({ records: { status: 'ready', value: { items: records, unreadable: 0 } }, staged })];
    expect(waitingAt(['www.shop.vn'], { zones })?.zones[0]?.plan).toMatchObject({
      value: { state, replaced: [], onCreate: null },
    });
  });

  it('at another server of the account: name that server, and show no record, because each name is on one server', () => {
    const others = [{ name: 'wp-2', domain: 'wp-2.may.cloud', domains: ['Www.shop.vn.'], domainsHref: '#wp-2' }];
    expect(waitingAt(['shop.vn', 'www.shop.vn'], { others, zones: [zoneFixture()] })).toMatchObject({
      obstacles: [{ name: 'www.shop.vn', holder: { name: 'wp-2', href: '#wp-2' } }],
      records: [{ name: 'shop.vn' }],
      zones: [{ plan: { value: { replaced: [] } } }],
    });
  });

  it('below the provider’s own domain: show no record, because customers cannot make it', () => {
    const registrables = new Map([...registrablesOf('may.cloud', primary, 'x.may.cloud')]);
    expect(waitingAt(['x.may.cloud'], { registrables })).toMatchObject({
      obstacles: [{ name: 'x.may.cloud', holder: null }],
      records: [],
    });
  });

  const zoneWith = (...items: ZoneRecord[]) =>
    zoneFixture({ records: { status: 'ready', value: { items, unreadable: 0 } } });

  it('below a name that other nameservers answer for: show its record there, and stage none', () => {
    const delegation = zoneRecordFixture({ name: 'branch', type: 'NS', values: ['ns1.other.vn'] });
    const registrables = new Map(registrablesOf('shop.vn', 'a.branch.shop.vn'));
    expect(waitingAt(['a.branch.shop.vn'], { zones: [zoneWith(delegation)], registrables })).toMatchObject({
      records: [{ host: 'a', type: 'CNAME' }],
      zones: [{ plan: { value: { state: 'none', delegated: ['branch.shop.vn'], onCreate: null } } }],
    });
  });

  it('say before the press that mail goes to a name whose record changes', () => {
    const mail = zoneRecordFixture({ name: '@', type: 'MX', values: ['www.shop.vn'] });
    expect(waitingAt(['www.shop.vn'], { zones: [zoneWith(mail)] })?.zones).toMatchObject([
      { plan: { value: { mailAt: ['www.shop.vn'] } } },
    ]);
  });

  it('stage no replacement at a provider that is known to refuse it', () => {
    const missing = { edit: true, delete: true };
    expect(waitingAt(['www.shop.vn'], { zones: [zoneFixture()], missing })?.zones).toMatchObject([
      { plan: { value: { state: 'barred', onCreate: null } } },
    ]);
    expect(waitingAt(['www.shop.vn'], { zones: [zoneWith()], missing })?.zones).toMatchObject([
      { plan: { value: { state: 'missing' } } },
    ]);
  });

  it('tell the number of rows of the zone that could not be read', () => {
    const items = [zoneRecordFixture({ name: 'www', type: 'CNAME', values: [primary], proxied: false })];
    const zones = [zoneFixture({ records: { status: 'ready', value: { items, unreadable: 2 } } })];
    expect(waitingAt(['www.shop.vn'], { zones })?.zones[0]?.plan).toMatchObject({ value: { unreadable: 2 } });
  });

  it('with an unknown address: show no record, and offer the www name', () => {
    expect(waitingAt(['shop.vn'], unaddressed)).toMatchObject({
      records: [],
      zones: [],
      missingAddresses: [{ name: 'shop.vn', www: { shown: 'www.shop.vn' } }],
    });
  });
});

it.each([
  ['unknown', 5_000],
  ['refused', false],
] as const)('a domain whose last update is %s: the server is read again every %s ms', (reason, interval) => {
  const context = { ...start, unverified: [{ names: ['shop.vn'], reason, serverMessage: null }] };
  expect(rereadInterval(customDomainMachine.resolveState({ value: 'unverified', context }))).toBe(interval);
});

describe('the list', () => {
  it('offers no removal of the primary domain, and no link for a name that is none', () => {
    const hostile = 'javascript:alert(1)\u202E';
    const { domains } = drawnAt(
      'listed',
      {},
      { server: serverFixture({ domain: primary, domains: [primary, hostile] }) },
    );
    expect(domains).toMatchObject([
      { name: primary, isPrimary: true, openHref: `https://${primary}`, onRemove: null },
      { name: hostile, shown: 'javascript:alert(1)\uFFFD', openHref: null },
    ]);
  });

  it('offers no change to a server without a name, because an update would have to guess it', () => {
    const server = serverFixture({ rawName: null, domain: primary, domains: [primary, 'blog.vn'] });
    const unverified = [{ names: ['shop.vn'], reason: 'refused', serverMessage: null }] as const;
    const drawn = drawnAt('unverified', { unverified }, { server });
    expect(drawn).toMatchObject({ blocked: 'unnamed', unverified: [{ actions: [] }] });
    expect(drawn.domains?.map(({ onRemove }) => onRemove)).toEqual([null, null]);
  });

  it('is unknown, with no domains, if the provider’s list was not read whole', () => {
    expect(drawnAt('listed', {}, { server: serverFixture({ domains: null }) }).domains).toBeNull();
  });
});
