import type { sessionMachine } from '@may/machines';
import type { ActorRefFrom } from 'xstate';
import { readSession, readWord } from '../storage/storedSession.ts';
import { adoptSession, sharedOf } from './provideSession.ts';
import type { SessionTabs } from './sessionTabs.ts';

/** Keeps this tab's session in step with the others: answers who ask, follows lock, unlock and sign-out; returns how to stop. */
export const followTabs = (session: ActorRefFrom<typeof sessionMachine>, tabs: SessionTabs): (() => void) =>
  tabs.listen((message) => {
    const snapshot = session.getSnapshot();
    const current = snapshot.context.identity;
    switch (message.type) {
      case 'whoIsSignedIn': {
        const stored = current && readSession();
        const word = readWord();
        if (stored && word) tabs.tell({ type: 'session', to: message.from, session: sharedOf(stored), word });
        break;
      }
      case 'locked':
        session.send({ type: 'lock.adopted' });
        break;
      case 'unlocked':
        if (message.session.me.id === current?.userId && adoptSession(message)?.locked === false) {
          session.send({ type: 'unlock.adopted' });
        }
        break;
      case 'session': {
        // An answer that came late; a customer who is signing in by hand is not handed another session.
        const identity = snapshot.matches({ signedOut: 'editing' }) ? adoptSession(message) : null;
        if (identity) session.send({ type: 'session.adopted', identity });
        break;
      }
      case 'signedOut':
        session.send({ type: 'session.ended' });
        break;
    }
  });
