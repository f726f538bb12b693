import { ApiError } from '@may/api';
import type { UnverifiedDomain } from '@may/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SafeStorage } from '../../../storage/createStorage.ts';
import { sessionStore } from '../../../storage/createStorage.ts';
import { memoryStorage } from '../../../storage/memoryStorage.fixtures.ts';
import type { SharedStore } from '../../../storage/sharedStore.ts';
import { createOpenUpdates } from './openUpdates.ts';
import { provideCustomDomain } from './provideCustomDomain.ts';
import { unverifiedStore } from './unverifiedStore.ts';

const server = { id: 'srv_1', rawName: 'wp', domain: 'wp.may.cloud', domains: ['wp.may.cloud'] };

/** Adds a domain, whose update fails with `failure`; returns the update and the remembered domains. */
const addTo = async (failure: unknown, sendsKeys = true) => {
  const updateDomains = vi.fn().mockRejectedValue(failure);
  const write = vi.fn();
  const stored: SharedStore<readonly UnverifiedDomain[]> = {
    read: () => null,
    write,
    clear: vi.fn(),
    subscribe: vi.fn(),
  };
  const machine = provideCustomDomain({
    servers: { updateDomains },
    sendsKeys,
    readServer: async () => server,
    stored,
    openUpdates: createOpenUpdates(memoryStorage()),
    announceChanged: vi.fn(),
  });
  const actor = createActor(machine, { input: { serverId: 'srv_1', unverified: [] } }).start();
  actor.send({ type: 'add', typed: '' });
  actor.send({ type: 'submit', name: 'shop.vn', key: 'key-1' });
  await waitFor(actor, (snapshot) => snapshot.matches('unverified'));
  return { sent: updateDomains.mock.calls[0]?.[0], remembered: write.mock.lastCall?.[0] };
};
const refusal = (serverMessage: string) => new ApiError({ status: 422, serverMessage });

describe('the update of a server’s domains', () => {
  it.each([
    [true, 'key-1'],
    [false, null],
  ])('is sent with a key only to a provider that understands keys: %s', async (sendsKeys, attemptKey) => {
    const { sent } = await addTo(refusal('Không nhận.'), sendsKeys);
    expect(sent).toEqual({ id: 'srv_1', name: 'wp', domains: ['wp.may.cloud', 'shop.vn'], attemptKey });
  });

  it.each([
    ['Domain is not verified !', null],
    ['Tên miền đang ở máy chủ khác.', 'Tên miền đang ở máy chủ khác.'],
  ])('refused with %j keeps the message %j, because the catalogues say the specified one', async (told, kept) => {
    const { remembered } = await addTo(refusal(told));
    expect(remembered).toEqual([{ name: 'shop.vn', reason: 'refused', serverMessage: kept }]);
  });
});

describe('in one browser', () => {
  const lost = new TypeError('Failed to fetch');
  let clock: number;
  let storage: SafeStorage;
  /** The list at the provider, and the answer to the next updates. */
  let list: readonly string[];
  let answer: (domains: readonly string[]) => Promise<void>;
  let sent: (readonly string[])[];

  beforeEach(() => {
    clock = 1_000;
    storage = memoryStorage();
    list = ['wp.may.cloud', 'blog.vn'];
    sent = [];
    answer = store;
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, work: () => Promise<unknown>) => {
      last = last.then(work, work);
      return last;
    };
    vi.stubGlobal('navigator', { locks: { request } });
  });
  afterEach(() => vi.unstubAllGlobals());

  const store = async (domains: readonly string[]) => {
    list = domains;
  };

  const openTab = () => {
    const machine = provideCustomDomain({
      servers: {
        updateDomains: ({ domains }) => {
          sent.push(domains);
          return answer(domains);
        },
      },
      sendsKeys: false,
      readServer: async () => ({ ...server, domains: [...list] }),
      stored: { read: () => null, write: vi.fn(), clear: vi.fn(), subscribe: vi.fn() },
      openUpdates: createOpenUpdates(storage, () => clock),
      announceChanged: vi.fn(),
    });
    const actor = createActor(machine, { input: { serverId: 'srv_1', unverified: [] } }).start();
    const ended = async () => {
      const isBusy = (['saving', 'removing'] as const).flatMap((task) =>
        (['reading', 'sending', 'looking'] as const).map((part) => ({ [task]: part })),
      );
      const { context, value } = await waitFor(actor, (snapshot) => !isBusy.some((part) => snapshot.matches(part)));
      return context.error?.kind ?? value;
    };
    return {
      add: (name: string) => {
        actor.send({ type: 'add', typed: name });
        actor.send({ type: 'submit', name, key: `add ${name} ${sent.length}` });
        return ended();
      },
      remove: (name: string) => {
        actor.send({ type: 'remove', name });
        actor.send({ type: 'confirm', key: `remove ${name} ${sent.length}` });
        return ended();
      },
    };
  };

  type Tab = ReturnType<typeof openTab>;

  it('two tabs that add a domain at once lose none', async () => {
    expect(await Promise.all([openTab().add('a.vn'), openTab().add('b.vn')])).toEqual(['verified', 'verified']);
    expect(list.toSorted()).toEqual(['a.vn', 'b.vn', 'blog.vn', 'wp.may.cloud']);
  });

  it.each([
    ['an addition', (tab: Tab) => tab.add('a.vn'), 'unverified'],
    ['a removal', (tab: Tab) => tab.remove('blog.vn'), { removing: 'unknown' }],
  ])('%s without an answer blocks another list for 15 minutes, in each tab', async (_, change, end) => {
    answer = () => Promise.reject(lost);
    expect(await change(openTab())).toEqual(end);
    clock += 15 * 60_000 - 1;
    expect(await openTab().add('b.vn')).toBe('blocked');
    clock += 1;
    answer = store;
    expect(await openTab().add('b.vn')).toBe('verified');
    expect(sent).toHaveLength(2);
  });

  it('the repeat of an update without an answer is sent, and the first one still blocks another list', async () => {
    answer = () => Promise.reject(lost);
    await openTab().add('a.vn');
    answer = store;
    expect(await openTab().add('a.vn')).toBe('verified');
    expect(await openTab().add('b.vn')).toBe('blocked');
  });

  it('a refused update blocks nothing, and an accepted one blocks only until the list shows it', async () => {
    answer = () => Promise.reject(refusal('Không nhận.'));
    expect(await openTab().add('a.vn')).toBe('refused');
    answer = async () => undefined;
    expect(await openTab().add('a.vn')).toBe('unknown');
    expect(await openTab().add('b.vn')).toBe('blocked');
    list = [...list, 'a.vn'];
    answer = store;
    expect(await openTab().add('b.vn')).toBe('verified');
  });
});

const waiting = (name: string) => [{ name, reason: 'refused', serverMessage: null }];

it.each([
  ['a name', waiting('shop.vn'), true],
  ['a name that is none', waiting('javascript:alert(1)'), false],
  ['a name in capitals', waiting('Shop.vn'), false],
  ['no name', waiting(''), false],
  ['another reason', [{ ...waiting('shop.vn')[0], reason: 'x' }], false],
])('stored domains with %s are read only if they are whole', (_, rows, isRead) => {
  sessionStore.set('may.draft.domains.srv_1', JSON.stringify(rows));
  expect(unverifiedStore('srv_1').read()).toEqual(isRead ? rows : null);
});
