import { beforeEach, expect, it, vi } from 'vitest';
import { stampLock, stampSignOut } from '../browser/storage/sessionStamp.ts';
import { storedSessionFixture } from '../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, lockStoredSession, writeSession } from '../browser/storage/storedSession.ts';
import { playStorage } from '../storms/playedStorage.ts';
import { mintPermit } from './permit.ts';

const other = storedSessionFixture({ me: { ...storedSessionFixture().me, id: 'usr_other' }, accessToken: 'token-2' });

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: playStorage(), sessionStorage: playStorage() });
  writeSession(storedSessionFixture());
});

it('a press counts while its page and its session last', () => {
  const page = new AbortController();
  const permit = mintPermit(page.signal);
  expect(() => permit.check()).not.toThrow();
  page.abort();
  expect(() => permit.check()).toThrow();
});

it('a press of before counts no more after a lock, an end or another session', () => {
  for (const [name, change] of [
    ['another tab locks', stampLock],
    ['this tab locks', lockStoredSession],
    ['another tab signs out', stampSignOut],
    ['the session ends', clearStoredSession],
    [
      'the customer unlocks after a lock of another tab',
      () => {
        stampLock();
        writeSession(storedSessionFixture());
      },
    ],
    [
      'the customer signs in again, under the same stamp',
      () => writeSession(storedSessionFixture({ accessToken: 'new' })),
    ],
    ['another customer signs in', () => writeSession(other)],
  ] as const) {
    writeSession(storedSessionFixture());
    const permit = mintPermit();
    change();
    expect.soft(() => permit.check(), name).toThrow();
  }
});

it('a press without a session counts for nothing, also after a sign-in', () => {
  clearStoredSession();
  const permit = mintPermit();
  writeSession(storedSessionFixture());
  expect(() => permit.check()).toThrow();
});
