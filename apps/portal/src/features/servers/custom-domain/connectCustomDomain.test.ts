import { serverFixture } from '@may/domain/fixtures';
import type { CustomDomainContext } from '@may/machines/servers/customDomain.types.ts';
import { customDomainMachine } from '@may/machines/servers/customDomainMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { type CustomDomainCircumstances, connectCustomDomain, rereadInterval } from './connectCustomDomain.ts';
import { circumstancesFixture, primary } from './customDomain.fixtures.ts';

const start: CustomDomainContext = {
  serverId: 'srv_1',
  unverified: [],
  typed: '',
  isTried: false,
  name: '',
  error: null,
  earlier: [],
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
const waitingAt = (name: string, other: Partial<CustomDomainCircumstances> = {}) =>
  drawnAt('unverified', { unverified: [{ name, reason: 'refused', serverMessage: null }] }, other).unverified[0];

describe('the form that adds a domain', () => {
  it('sends the domain of a pasted address in Punycode', () => {
    formAt('https://Cà-phê.vn/gio-hang')?.actions[0]?.onPress();
    expect(send).toHaveBeenLastCalledWith({ type: 'submit', name: 'xn--c-ph-0na7d.vn' });
  });

  it('refuses a name that cannot be added, with its problem, and sends no name', () => {
    for (const [typed, problem, registrables] of [
      ['blog.vn', 'listed', new Map()],
      ['com.vn', 'ending', new Map([['com.vn', { domain: null }]])],
      ['*.shop.vn', 'wildcardPlace', new Map()],
      ['a_b.shop.vn', 'character', new Map()],
      ['203.0.113.7', 'address', new Map()],
      ['shop', 'oneLabel', new Map()],
      [`${'a'.repeat(60)}.`.repeat(5), 'tooLong', new Map()],
    ] as const) {
      const form = formAt(typed, { isTried: true }, { registrables });
      expect.soft(form?.problem, typed).toBe(problem);
      form?.actions[0]?.onPress();
      expect.soft(send, typed).toHaveBeenLastCalledWith({ type: 'submit', name: null });
    }
  });
});

describe('the record of a domain that waits', () => {
  it('is a CNAME to the primary domain below a registrable domain, and an A at its root', () => {
    expect(waitingAt('shop.vn')?.record).toEqual({ type: 'A', host: '@', value: '203.0.113.7' });
    expect(waitingAt('www.shop.vn')?.record).toEqual({ type: 'CNAME', host: 'www', value: primary });
  });

  it('is not shown before it is known if the name is a root, and has no value if the address is not told', () => {
    expect(waitingAt('shop.vn', { registrables: new Map() })?.record).toBeNull();
    const server = serverFixture({ domain: primary, domains: [primary], ipv4: null });
    expect(waitingAt('shop.vn', { server })?.record).toEqual({ type: 'A', host: '@', value: null });
  });
});

it.each([
  ['unknown', 5_000],
  ['refused', false],
] as const)('a domain whose last update is %s: the server is read again every %s ms', (reason, interval) => {
  const context = { ...start, unverified: [{ name: 'shop.vn', reason, serverMessage: null }] };
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
    const unverified = [{ name: 'shop.vn', reason: 'refused', serverMessage: null }] as const;
    const drawn = drawnAt('unverified', { unverified }, { server });
    expect(drawn).toMatchObject({ blocked: 'unnamed', unverified: [{ actions: [] }] });
    expect(drawn.domains?.map(({ onRemove }) => onRemove)).toEqual([null, null]);
  });

  it('is unknown, with no domains, if the provider’s list was not read whole', () => {
    expect(drawnAt('listed', {}, { server: serverFixture({ domains: null }) }).domains).toBeNull();
  });
});
