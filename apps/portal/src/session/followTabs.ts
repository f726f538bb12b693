import type { sessionMachine } from '@may/machines';
import type { ActorRefFrom } from 'xstate';
import { sessionStore } from '../storage/createStorage.ts';
import { maskKey } from '../storage/keys.ts';
import { readSession, readStamp } from '../storage/storedSession.ts';
import { adoptSession, sharedOf } from './provideSession.ts';
import type { SessionTabs } from './sessionTabs.ts';

/** Keeps this tab's session in step with the others: answers their requests, follows lock, unlock and sign-out. Returns a function that stops it. */
export const followTabs = (
  session: ActorRefFrom<typeof sessionMachine>,
  tabs: SessionTabs,
  takeMask: () => void,
): (() => void) =>
  tabs.listen((message) => {
    const snapshot = session.getSnapshot();
    const current = snapshot.context.identity;
    switch (message.type) {
      case 'whoIsSignedIn': {
        const stored = current && readSession();
        const stamp = readStamp();
        const masked = sessionStore.get(maskKey) !== null;
        if (stored && stamp) tabs.tell({ type: 'session', to: message.from, session: sharedOf(stored), stamp, masked });
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
        // A late answer; a customer who is signing in by hand does not get another session.
        if (message.masked) takeMask();
        const identity = session.getSnapshot().matches({ signedOut: 'editing' }) ? adoptSession(message) : null;
        if (identity) session.send({ type: 'session.adopted', identity });
        break;
      }
      case 'signedOut':
        session.send({ type: 'session.ended' });
        break;
    }
  });
