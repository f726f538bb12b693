import type { sessionMachine } from '@may/machines';
import type { ActorRefFrom } from 'xstate';
import type { SessionTabs } from './sessionTabs.ts';

/** What leaves and returns: the window, or a test's. */
export type LeavingPage = Pick<Window, 'addEventListener' | 'document' | 'requestAnimationFrame'>;

/**
 * Hides a page whose browser may keep it whole for Back, and shows it again as what the session is by then: in another tab it may
 * have been locked or ended meanwhile, and nobody tells a page that is kept.
 */
export const followReturn = (
  session: ActorRefFrom<typeof sessionMachine>,
  tabs: SessionTabs,
  page: LeavingPage,
): void => {
  const { dataset } = page.document.documentElement;
  let wordBefore: string | null = null;
  page.addEventListener('pagehide', () => {
    wordBefore = tabs.lastWord();
    dataset.away = '';
  });
  page.addEventListener('pageshow', () => {
    const word = tabs.lastWord();
    if (word !== wordBefore && 'away' in dataset) {
      session.send({ type: word?.startsWith('signedOut') ? 'session.ended' : 'lock.adopted' });
    }
    // After the screen has changed: a frame of what was there would be one too many.
    page.requestAnimationFrame(() => delete dataset.away);
  });
};
