import { ApiError } from '@may/api';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { serverFixture } from '@may/domain/fixtures';
import type { Server } from '@may/domain/servers/server.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionStore } from '../../../browser/storage/createStorage.ts';
import { memoryStorage } from '../../../browser/storage/memoryStorage.fixtures.ts';
import { storedSessionFixture } from '../../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../../browser/storage/storedSession.ts';
import { createServerUpdater } from '../../../money/updates/createServerUpdater.ts';
import { createSentUpdates, type SentUpdates } from '../../../money/updates/sentUpdates.ts';
import { provideCustomDomain } from './provideCustomDomain.ts';
import { unverifiedStore } from './unverifiedStore.ts';

const lost = new TypeError('Failed to fetch');
const refusal = (serverMessage: string) => new ApiError({ status: 422, serverMessage });
const updateDomains = vi.fn();
const write = vi.fn();
let server: Confirmed<Server>;
let clock: number;
let store: SentUpdates;

const put = async ({ domains }: { domains: readonly string[] }) => {
  server = { ...server, domains };
};

const openTab = (sendsKeys = false) => {
  const updater = createServerUpdater({
    servers: { updateDisks: vi.fn(), updatePlan: vi.fn(), updateDomains },
    userId: 'usr_demo',
    serverId: 'srv_1',
    store,
    sendsKeys,
    getServer: async () => server,
    pause: async () => undefined,
  });
  const stored = { read: () => null, write, clear: vi.fn(), subscribe: vi.fn() };
  const machine = provideCustomDomain({ updater, stored, announceChanged: vi.fn() });
  const actor = createActor(machine, { input: { serverId: 'srv_1', unverified: [] } }).start();
  const ended = async () => {
    const isBusy = { removing: 'working' } as const;
    const { context, value } = await waitFor(actor, (one) => !one.matches('saving') && !one.matches(isBusy));
    return context.error?.kind ?? context.unverified[0]?.reason ?? value;
  };
  return {
    add: (name: string) => {
      actor.send({ type: 'add', typed: name });
      actor.send({ type: 'submit', name });
      return ended();
    },
    remove: (name: string) => {
      actor.send({ type: 'remove', name });
      actor.send({ type: 'confirm' });
      return ended();
    },
  };
};
type Tab = ReturnType<typeof openTab>;

afterEach(clearStoredSession);
beforeEach(() => {
  writeSession(storedSessionFixture());
  clock = 1_000;
  store = createSentUpdates(memoryStorage(), () => clock);
  server = serverFixture({ rawName: ' wp', domain: 'wp.may.cloud', domains: ['wp.may.cloud', 'blog.vn'] });
  updateDomains.mockReset().mockImplementation(put);
  write.mockReset();
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, _options: object, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { query: async () => ({}), request } });
});

describe('the update of a server’s domains', () => {
  it.each([true, false])(
    'names the whole list, with a key only to a provider that understands keys: %s',
    async (keys) => {
      expect(await openTab(keys).add('shop.vn')).toBe('verified');
      expect(updateDomains.mock.lastCall?.[0]).toMatchObject({
        id: 'srv_1',
        name: ' wp',
        domains: ['wp.may.cloud', 'blog.vn', 'shop.vn'],
        attemptKey: keys ? expect.any(String) : null,
      });
    },
  );

  it.each([
    ['Domain is not verified !', null],
    ['Tên miền đang ở máy chủ khác.', 'Tên miền đang ở máy chủ khác.'],
  ])('refused with %j keeps the message %j, because the catalogues say the specified one', async (told, kept) => {
    updateDomains.mockRejectedValue(refusal(told));
    expect(await openTab().add('shop.vn')).toBe('refused');
    expect(write).toHaveBeenLastCalledWith([{ name: 'shop.vn', reason: 'refused', serverMessage: kept }]);
  });

  it.each([
    ['a list with an unreadable entry', { domains: null }, 'unread'],
    ['a server without a name', { rawName: null }, 'unread'],
    ['a list that has the name', { domains: ['Shop.VN.'] }, 'verified'],
  ] as const)('is not sent to %s', async (_, facts, end) => {
    server = { ...server, ...facts };
    expect(await openTab().add('shop.vn')).toBe(end);
    expect(updateDomains).not.toHaveBeenCalled();
  });

  it('is not sent if the domain to remove has become the primary one', async () => {
    server = { ...server, domain: 'blog.vn' };
    expect(await openTab().remove('blog.vn')).toBe('primary');
    expect(updateDomains).not.toHaveBeenCalled();
  });
});

describe('in one browser', () => {
  it('two tabs that add a domain at once lose none', async () => {
    expect(await Promise.all([openTab().add('a.vn'), openTab().add('b.vn')])).toEqual(['verified', 'verified']);
    expect(server.domains?.toSorted()).toEqual(['a.vn', 'b.vn', 'blog.vn', 'wp.may.cloud']);
  });

  it.each([
    ['an addition', (tab: Tab) => tab.add('a.vn')],
    ['a removal', (tab: Tab) => tab.remove('blog.vn')],
  ])('%s without an answer blocks another list for 15 minutes, in each tab', async (_, change) => {
    updateDomains.mockRejectedValueOnce(lost);
    expect(await change(openTab())).toBe('unknown');
    clock += 15 * 60_000 - 1;
    expect(await openTab().add('b.vn')).toBe('blocked');
    clock += 1;
    expect(await openTab().add('b.vn')).toBe('verified');
    expect(updateDomains).toHaveBeenCalledTimes(2);
  });
});

const waiting = (name: string) => [{ name, reason: 'refused', serverMessage: null }];

it('stored domains are read only if they are whole', () => {
  for (const [name, rows, isRead] of [
    ['a name', waiting('shop.vn'), true],
    ['a name that is none', waiting('javascript:alert(1)'), false],
    ['a name in capitals', waiting('Shop.vn'), false],
    ['no name', waiting(''), false],
    ['another reason', [{ ...waiting('shop.vn')[0], reason: 'x' }], false],
  ] as const) {
    sessionStore.set('may.draft.domains.srv_1', JSON.stringify(rows));
    expect.soft(unverifiedStore('srv_1').read(), name).toEqual(isRead ? rows : null);
  }
});
