import type { sessionMachine } from '@may/machines';
import type { ActorRefFrom } from 'xstate';
import { wordKeys } from '../storage/keys.ts';
import { sessionState } from '../storage/storedSession.ts';

/** What leaves and returns: the window, or a test's. */
export type LeavingPage = Pick<Window, 'addEventListener' | 'document' | 'requestAnimationFrame'>;

/**
 * Asks what is true of the session each time this page may have missed a lock or a sign-out of another tab: when it returns, is
 * looked at again, or the browser's word changes. A page that is left is hidden until then. Returns how to ask at once.
 */
export const followWord = (session: ActorRefFrom<typeof sessionMachine>, page: LeavingPage): (() => void) => {
  const { documentElement } = page.document;
  const ask = () => {
    if (session.getSnapshot().context.identity === null) return;
    const state = sessionState();
    if (state === 'signedOut') session.send({ type: 'session.ended' });
    if (state === 'locked') session.send({ type: 'lock.adopted' });
  };
  let isKnown = false;
  session.subscribe(({ context: { identity } }) => {
    const isNew = identity !== null && !isKnown;
    isKnown = identity !== null;
    // A word may have been said between the reading of the session and its arrival here.
    if (isNew) ask();
  });
  page.addEventListener('pagehide', () => {
    documentElement.dataset.away = '';
  });
  page.addEventListener('pageshow', () => {
    ask();
    // After the screen has changed: a frame of what was there would be one too many.
    page.requestAnimationFrame(() => delete documentElement.dataset.away);
  });
  page.addEventListener('focus', ask);
  // A null key: all of the storage was emptied.
  page.addEventListener('storage', ({ key }) => (key === wordKeys.last || key === null) && ask());
  for (const type of ['visibilitychange', 'resume']) page.document.addEventListener(type, ask);
  return ask;
};
