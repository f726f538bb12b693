import * as v from 'valibot';
import { sayLocked, saySignedOut } from '../storage/sessionWord.ts';
import { type SharedSession, sharedSessionSchema } from '../storage/storedSession.ts';

const name = v.pipe(v.string(), v.nonEmpty());
const messageSchema = v.union([
  v.object({ type: v.literal('whoIsSignedIn'), from: name }),
  /** To the tab that asked, and under the word it was opened with. */
  v.object({ type: v.literal('session'), to: name, session: sharedSessionSchema, word: name }),
  v.object({ type: v.literal('unlocked'), session: sharedSessionSchema, word: name }),
  v.object({ type: v.picklist(['locked', 'signedOut']) }),
]);
type TabMessage = v.InferOutput<typeof messageSchema>;

/** How long a new tab waits for another one to share its session, in milliseconds. */
const answerTime = 120;

/** A session as another tab handed it over, with the word it holds under. */
export type HandedSession = {
  session: SharedSession;
  word: string;
};

/** The tabs of this origin, talking about the session: what one does, the others follow within a second. */
export type SessionTabs = {
  /** Tells the others; a lock and a sign-out are said to the tabs that cannot hear first. */
  tell(message: TabMessage): void;
  /** Hears what is told to all tabs or to this one. */
  listen(listener: (message: TabMessage) => void): () => void;
  /** The session another tab holds, or null when none answers. */
  ask(): Promise<HandedSession | null>;
};

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('may.session');

/** Joins the other tabs; where a browser has no channel between them, words alone tell of locks and sign-outs. */
export const createSessionTabs = (channel = openChannel()): SessionTabs => {
  const ownName = crypto.randomUUID();
  const tabs: SessionTabs = {
    tell: (message) => {
      if (message.type === 'locked') sayLocked();
      if (message.type === 'signedOut') saySignedOut();
      channel?.postMessage(message);
    },
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const { success, output } = v.safeParse(messageSchema, data);
        if (success && !(output.type === 'session' && output.to !== ownName)) listener(output);
      };
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    ask: () =>
      new Promise((resolve) => {
        if (!channel) return resolve(null);
        const stop = tabs.listen((message) => message.type === 'session' && finish(message));
        const timer = setTimeout(() => finish(null), answerTime);
        const finish = (handed: HandedSession | null) => {
          clearTimeout(timer);
          stop();
          resolve(handed);
        };
        tabs.tell({ type: 'whoIsSignedIn', from: ownName });
      }),
  };
  return tabs;
};
