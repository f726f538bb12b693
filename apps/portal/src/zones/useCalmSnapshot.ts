import type { changeSetMachine } from '@may/machines';
import { useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof changeSetMachine>;
type ChangeSetActor = Pick<ActorRefFrom<typeof changeSetMachine>, 'getSnapshot' | 'subscribe'>;

const isSending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ applying: 'sending' }) || snapshot.matches({ undoing: 'sending' });

/** Milliseconds between two steps that are drawn. */
const pause = 250;

/**
 * The drawn states of a change set. While a run sends its steps, at most four a second are drawn: a quick provider takes more, and drawing each of
 * them would slow the run down. Every other state is drawn at once.
 */
export const drawCalmly = (actor: ChangeSetActor) => {
  let shown = actor.getSnapshot();
  return {
    read: (): Snapshot => shown,
    subscribe: (onChange: () => void): (() => void) => {
      let drawnAt = Number.NEGATIVE_INFINITY;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const draw = () => {
        clearTimeout(timer);
        timer = undefined;
        drawnAt = performance.now();
        shown = actor.getSnapshot();
        onChange();
      };
      const { unsubscribe } = actor.subscribe((next) => {
        const wait = isSending(next) && isSending(shown) ? drawnAt + pause - performance.now() : 0;
        if (wait <= 0) draw();
        else timer ??= setTimeout(draw, wait);
      });
      // The actor may have moved between the rendering and this subscription.
      if (shown !== actor.getSnapshot()) draw();
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
};

/** The state of a change set as its page draws it. */
export const useCalmSnapshot = (actor: ActorRefFrom<typeof changeSetMachine>): Snapshot => {
  const { subscribe, read } = useMemo(() => drawCalmly(actor), [actor]);
  return useSyncExternalStore(subscribe, read);
};
