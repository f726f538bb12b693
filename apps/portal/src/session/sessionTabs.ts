import * as v from 'valibot';
import { name } from '../browser/storage/fields.ts';
import { sharedSessionSchema } from '../browser/storage/storedSession.ts';

/** A session of another tab, with the stamp it was opened under. `masked` tells that the tab hides its figures. */
const handedSchema = v.object({ session: sharedSessionSchema, stamp: name, masked: v.boolean() });
export type HandedSession = v.InferOutput<typeof handedSchema>;

const messageSchema = v.union([
  v.object({ type: v.literal('whoIsSignedIn'), from: name }),
  /** `to` is the tab that asked; without it, the customer has unlocked the session, and every tab may have it. */
  v.object({ type: v.literal('session'), to: v.optional(name), ...handedSchema.entries }),
  /** The stamp has changed, by a lock or a sign-out: each tab judges its own session. It travels along for a browser that stores nothing. */
  v.object({ type: v.literal('stamped'), stamp: name }),
]);
type TabMessage = v.InferOutput<typeof messageSchema>;

/** Milliseconds that a new tab waits for another one to share its session. */
const answerTime = 120;

/** The tabs of this origin: a lock, unlock or sign-out of one reaches the others within a second. */
export type SessionTabs = ReturnType<typeof createSessionTabs>;

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('may.session');

/** Joins the other tabs; in a browser without BroadcastChannel only the stamp tells of locks and sign-outs. */
export const createSessionTabs = (channel = openChannel()) => {
  const ownName = crypto.randomUUID();
  const tell = (message: TabMessage): void => channel?.postMessage(message);
  /** Calls `listener` with each message to all tabs or to this one. */
  const listen = (listener: (message: TabMessage) => void): (() => void) => {
    const receive = ({ data }: MessageEvent<unknown>) => {
      const { success, output } = v.safeParse(messageSchema, data);
      if (success && !(output.type === 'session' && output.to && output.to !== ownName)) listener(output);
    };
    channel?.addEventListener('message', receive);
    return () => channel?.removeEventListener('message', receive);
  };
  /** The session of another tab, or null if none answers. */
  const ask = (): Promise<HandedSession | null> =>
    new Promise((resolve) => {
      if (!channel) return resolve(null);
      const stop = listen((message) => message.type === 'session' && finish(message));
      const timer = setTimeout(() => finish(null), answerTime);
      const finish = (handed: HandedSession | null) => {
        clearTimeout(timer);
        stop();
        resolve(handed);
      };
      tell({ type: 'whoIsSignedIn', from: ownName });
    });
  return { tell, listen, ask };
};
