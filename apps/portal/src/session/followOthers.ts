import type { sessionMachine } from '@may/machines/session/sessionMachine.ts';
import type { ActorRefFrom } from 'xstate';
import { isMaskKept } from '../browser/mask.ts';
import { stampKeys } from '../browser/storage/keys.ts';
import { hearStamp } from '../browser/storage/sessionStamp.ts';
import { readSession, readStamp, sessionState } from '../browser/storage/storedSession.ts';
import { type AdmitSession, toShared } from './provideSession.ts';
import type { HandedSession, SessionTabs } from './sessionTabs.ts';

/** The window that is left and returned to, or a test's. */
export type LeavingPage = Pick<Window, 'addEventListener' | 'document' | 'requestAnimationFrame'>;

type Others = { tabs: SessionTabs; page: LeavingPage; admit: AdmitSession; mask: (isMasked: boolean) => void };

/**
 * Keeps this tab's session in step with the others. It judges the session each time the page may have missed a lock or a sign-out: at a message, at
 * its return, at its focus, when the browser's stamp changes. A page that is left is hidden until then, and until figures that a later page of this
 * tab hid are hidden here too. It hands its session to a tab that asks, and takes one that another tab has unlocked.
 */
export const followOthers = (
  session: ActorRefFrom<typeof sessionMachine>,
  { tabs, page, admit, mask }: Others,
): void => {
  const { documentElement } = page.document;
  const judge = () => {
    if (session.getSnapshot().context.identity === null) return;
    const state = sessionState();
    if (state === 'signedOut') session.send({ type: 'session.ended' });
    if (state === 'locked') session.send({ type: 'lock.adopted' });
  };
  const answer = (to: string) => {
    // A hidden tab looks seldom: what it gives away must be open still (docs/decisions/0026).
    judge();
    const stored = session.getSnapshot().context.identity && readSession();
    const stamp = readStamp();
    if (stored && stamp) tabs.tell({ type: 'session', to, session: toShared(stored), stamp, masked: isMaskKept() });
  };
  const take = (handed: HandedSession & { to?: string }) => {
    const snapshot = session.getSnapshot();
    const { identity: current } = snapshot.context;
    if (current) {
      // A late answer to this tab opens nothing: it has its session.
      const isUnlocked = !handed.to && handed.session.me.id === current.userId;
      if (isUnlocked && admit(handed)?.locked === false) session.send({ type: 'unlock.adopted' });
      return;
    }
    // A customer who is signing in by hand does not get another session.
    const identity = snapshot.matches({ signedOut: 'editing' }) ? admit(handed) : null;
    if (identity) session.send({ type: 'session.adopted', identity });
  };
  tabs.listen((message) => {
    if (message.type === 'stamped') {
      hearStamp(message.stamp);
      judge();
    } else if (message.type === 'whoIsSignedIn') answer(message.from);
    else take(message);
  });
  let isKnown = false;
  session.subscribe(({ context: { identity } }) => {
    const isNew = identity !== null && !isKnown;
    isKnown = identity !== null;
    // The stamp may have changed between the reading of the session and its arrival here.
    if (isNew) judge();
  });
  page.addEventListener('pagehide', () => {
    documentElement.dataset.away = '';
  });
  page.addEventListener('pageshow', () => {
    judge();
    if (isMaskKept()) mask(true);
    // Only after the screen has changed, because the first frame still shows the old page.
    page.requestAnimationFrame(() => delete documentElement.dataset.away);
  });
  page.addEventListener('focus', judge);
  // A null key means that the whole storage was emptied.
  page.addEventListener('storage', ({ key }) => (key === stampKeys.last || key === null) && judge());
  for (const type of ['visibilitychange', 'resume']) page.document.addEventListener(type, judge);
};
