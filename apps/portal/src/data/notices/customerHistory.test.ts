import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { playStorage } from '../../storms/playedStorage.ts';

const stored = storedSessionFixture({ locked: true, accessToken: null });

beforeEach(() => {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { localStorage: playStorage(), sessionStorage: playStorage() });
  vi.stubGlobal('window', page);
});
afterEach(() => vi.resetModules());

it('a locked session keeps a refused unlock, but no failed call and nothing else', async () => {
  const { writeSession } = await import('../../browser/storage/storedSession.ts');
  const { customerHistory, keepRefusedUnlock } = await import('./createHistory.ts');
  writeSession(stored);
  const history = customerHistory(stored.me.id);
  history.add({ kind: 'cardLinked', subject: null, remedy: null }, 1_000);
  keepRefusedUnlock({ kind: 'failing', serverMessage: null });
  expect(history.read()).toEqual([]);
  keepRefusedUnlock({ kind: 'refused', serverMessage: null });
  expect(history.read()).toMatchObject([{ kind: 'unlockRefused' }]);
});
