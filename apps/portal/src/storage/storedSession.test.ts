import { afterEach, expect, it, vi } from 'vitest';
import { playStorage } from '../testing/playedStorage.ts';
import { storedSessionFixture } from './storedSession.fixtures.ts';
import { readSession, writeSession } from './storedSession.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of the customer before in a storage that refuses to keep the next one', () => {
  let isFull = false;
  const sessionStorage = playStorage(() => isFull);
  vi.stubGlobal('window', { sessionStorage, localStorage: playStorage() });
  writeSession(storedSessionFixture());
  isFull = true;
  writeSession(storedSessionFixture({ accessToken: 'token-2' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(readSession()?.accessToken).toBe('token-2');
});
