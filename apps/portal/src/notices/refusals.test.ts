import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedSessionFixture } from '../storage/storedSession.fixtures.ts';
import { playStorage } from '../testing/playedStorage.ts';

const refused = { kind: 'refused', serverMessage: null };
const stored = storedSessionFixture();

/** A page of a browser with empty storages. */
const openPage = async () => {
  vi.resetModules();
  const { writeSession } = await import('../storage/storedSession.ts');
  const { customerHistory } = await import('./customerHistory.ts');
  const { noteRefusal, recordRefusals } = await import('./refusals.ts');
  const { read, add } = customerHistory(stored.me.id);
  return { writeSession, noteRefusal, recordRefusals, kinds: () => read().map(({ kind }) => kind), add };
};

beforeEach(() => {
  const page = Object.assign(new EventTarget(), { localStorage: playStorage(), sessionStorage: playStorage() });
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a sign-in refused for “ DEMO@MAY.CLOUD” is in the history of demo@may.cloud once, and one of another e-mail is not', async () => {
  const { writeSession, noteRefusal, recordRefusals, kinds } = await openPage();
  noteRefusal(` ${stored.me.email.toUpperCase()}`, refused);
  noteRefusal('other@may.cloud', { ...refused, serverMessage: 'Blocked.' });
  writeSession(stored);
  expect(kinds()).toEqual([]);
  recordRefusals();
  recordRefusals();
  expect(kinds()).toEqual(['signInRefused']);
});

it('a locked session has a refused unlock in its history at once, without a failed call, and nothing else', async () => {
  const { writeSession, noteRefusal, kinds, add } = await openPage();
  writeSession(storedSessionFixture({ locked: true, accessToken: null }));
  add([{ kind: 'cardLinked', subject: null, remedy: null }], 1_000, null);
  noteRefusal(stored.me.email, { kind: 'failing', serverMessage: null });
  expect(kinds()).toEqual([]);
  noteRefusal(stored.me.email, refused);
  add([{ kind: 'cardLinked', subject: null, remedy: null }], 2_000, null);
  expect(kinds()).toEqual(['unlockRefused']);
});

it('21 refused sign-ins leave the last 20', async () => {
  const { writeSession, noteRefusal, recordRefusals, kinds } = await openPage();
  for (let count = 0; count <= 20; count += 1) noteRefusal(stored.me.email, refused);
  writeSession(stored);
  recordRefusals();
  expect(kinds()).toHaveLength(20);
});
