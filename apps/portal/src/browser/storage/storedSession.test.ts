import { expect, it, vi } from 'vitest';
import { playStorage } from '../../storms/playedStorage.ts';
import { storedSessionFixture } from './storedSession.fixtures.ts';
import { readSession, writeSession } from './storedSession.ts';

it('a storage that refuses the next customer keeps no key of the customer before', () => {
  let isFull = false;
  const sessionStorage = playStorage(() => isFull);
  vi.stubGlobal('window', { sessionStorage, localStorage: playStorage() });
  writeSession(storedSessionFixture());
  isFull = true;
  writeSession(storedSessionFixture({ accessToken: 'token-2' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(readSession()?.accessToken).toBe('token-2');
});
