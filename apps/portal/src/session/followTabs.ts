import type { sessionMachine } from '@may/machines';
import type { ActorRefFrom } from 'xstate';
import { readSession, writeSession } from '../storage/storedSession.ts';
import { identityOf, sharedOf } from './provideSession.ts';
import type { SessionTabs } from './sessionTabs.ts';

/** Keeps this tab's session in step with the others: answers who ask, follows lock, unlock and sign-out; returns how to stop. */
export const followTabs = (session: ActorRefFrom<typeof sessionMachine>, tabs: SessionTabs): (() => void) =>
  tabs.listen((message) => {
    const current = session.getSnapshot().context.identity;
    switch (message.type) {
      case 'whoIsSignedIn': {
        const stored = current && readSession();
        if (stored) tabs.tell({ type: 'session', session: sharedOf(stored) });
        break;
      }
      case 'locked':
        session.send({ type: 'lock.adopted' });
        break;
      case 'unlocked':
        if (message.session.me.id === current?.userId) {
          writeSession({ ...message.session, clientStripe: null });
          session.send({ type: 'unlock.adopted' });
        }
        break;
      case 'session':
        if (!current) {
          writeSession({ ...message.session, clientStripe: null });
          session.send({ type: 'session.adopted', identity: identityOf(message.session) });
        }
        break;
      case 'signedOut':
        session.send({ type: 'session.ended' });
        break;
    }
  });
