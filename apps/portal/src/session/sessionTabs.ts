import * as v from 'valibot';
import { localStore } from '../storage/createStorage.ts';
import { type SharedSession, sharedSessionSchema } from '../storage/storedSession.ts';

const messageSchema = v.union([
  v.object({ type: v.picklist(['whoIsSignedIn', 'locked', 'signedOut']) }),
  v.object({ type: v.picklist(['session', 'unlocked']), session: sharedSessionSchema }),
]);
type TabMessage = v.InferOutput<typeof messageSchema>;

/** What was last done to the session by any tab, for one that could not listen: its kind, and when. */
const wordKey = 'may.lastWord';

/** How long a new tab waits for another one to share its session, in milliseconds. */
const answerTime = 120;

/** The tabs of this origin, talking about the session: what one does, the others follow within a second. */
export interface SessionTabs {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  /** What was last told of the session's end, lock or opening, in whichever tab; null where nothing was. */
  lastWord(): string | null;
  /** The session another tab holds, or null when none answers. */
  ask(): Promise<SharedSession | null>;
}

export const createSessionTabs = (channel = new BroadcastChannel('may.session')): SessionTabs => {
  const tabs: SessionTabs = {
    tell: (message) => {
      const isDeed = message.type !== 'whoIsSignedIn' && message.type !== 'session';
      if (isDeed) localStore.set(wordKey, `${message.type} ${Date.now()}`);
      channel.postMessage(message);
    },
    lastWord: () => localStore.get(wordKey),
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(messageSchema, data);
        if (message.success) listener(message.output);
      };
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
    ask: () =>
      new Promise((resolve) => {
        const stop = tabs.listen((message) => message.type === 'session' && finish(message.session));
        const timer = setTimeout(() => finish(null), answerTime);
        const finish = (session: SharedSession | null) => {
          clearTimeout(timer);
          stop();
          resolve(session);
        };
        tabs.tell({ type: 'whoIsSignedIn' });
      }),
  };
  return tabs;
};
