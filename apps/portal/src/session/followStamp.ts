import type { sessionMachine } from '@may/machines';
import type { ActorRefFrom } from 'xstate';
import { sessionStore } from '../storage/createStorage.ts';
import { maskKey, stampKeys } from '../storage/keys.ts';
import { sessionState } from '../storage/storedSession.ts';

/** The window that is left and returned to, or a test's. */
export type LeavingPage = Pick<Window, 'addEventListener' | 'document' | 'requestAnimationFrame'>;

/**
 * Checks the session each time this page may have missed a lock or sign-out of another tab: when it returns, gets the focus, or the browser's
 * stamp changes. A page that is left is hidden until the check, and until `takeMask` has hidden the figures that a later page of this tab hid.
 * Returns a function that checks at once.
 */
export const followStamp = (
  session: ActorRefFrom<typeof sessionMachine>,
  page: LeavingPage,
  takeMask: () => void,
): (() => void) => {
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
    // The stamp may have changed between the reading of the session and its arrival here.
    if (isNew) ask();
  });
  page.addEventListener('pagehide', () => {
    documentElement.dataset.away = '';
  });
  // Only after the screen has changed, because the first frame still shows the old page.
  const uncover = () => page.requestAnimationFrame(() => delete documentElement.dataset.away);
  page.addEventListener('pageshow', () => {
    ask();
    if (sessionStore.get(maskKey) !== null) takeMask();
    uncover();
  });
  page.addEventListener('focus', ask);
  // A null key means that the whole storage was emptied.
  page.addEventListener('storage', ({ key }) => (key === stampKeys.last || key === null) && ask());
  for (const type of ['visibilitychange', 'resume']) page.document.addEventListener(type, ask);
  return ask;
};
