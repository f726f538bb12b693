import { ApiError } from '@may/api';
import type { UnverifiedDomains } from '@may/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionStore } from '../../../storage/createStorage.ts';
import type { StoredValue } from '../../../storage/storedValue.ts';
import { provideCustomDomain } from './provideCustomDomain.ts';
import { unverifiedStore } from './unverifiedStore.ts';

const server = { id: 'srv_1', name: 'wp', domain: 'wp.may.cloud', domains: ['wp.may.cloud'] };

/** Adds a domain, whose update fails with `failure`; returns the update and the remembered domains. */
const addTo = async (failure: unknown, sendsKeys = true) => {
  const updateDomains = vi.fn().mockRejectedValue(failure);
  const write = vi.fn();
  const stored: StoredValue<readonly UnverifiedDomains[]> = { read: () => null, write, clear: vi.fn() };
  const machine = provideCustomDomain({
    servers: { updateDomains },
    sendsKeys,
    readServer: async () => server,
    stored,
    announceChanged: vi.fn(),
  });
  const actor = createActor(machine, { input: { serverId: 'srv_1', unverified: [] } }).start();
  actor.send({ type: 'add', typed: '' });
  actor.send({ type: 'submit', names: ['shop.vn'], key: 'key-1' });
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
    expect(remembered).toEqual([{ names: ['shop.vn'], reason: 'refused', serverMessage: kept }]);
  });
});

const waiting = (...names: string[]) => [{ names, reason: 'refused', serverMessage: null }];

it.each([
  ['two names', waiting('shop.vn', 'www.shop.vn'), true],
  ['a name that is none', waiting('javascript:alert(1)'), false],
  ['a name in capitals', waiting('Shop.vn'), false],
  ['no name', waiting(), false],
  ['another reason', [{ ...waiting('shop.vn')[0], reason: 'x' }], false],
])('stored domains with %s are read only if they are whole', (_, rows, isRead) => {
  sessionStore.set('may.draft.domains.srv_1', JSON.stringify(rows));
  expect(unverifiedStore('srv_1').read()).toEqual(isRead ? rows : null);
});
