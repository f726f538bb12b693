import type { OpenedAttempt, OpenRequest, Reconciled, SendRequest } from '@may/machines';
import { fromPromise } from 'xstate';

/** One kind of attempt, as its chart asks for it. */
type Attempts<Intent, Receipt> = {
  open: (request: OpenRequest<Intent>, signal: AbortSignal) => Promise<OpenedAttempt<Receipt>>;
  send: (request: SendRequest<Intent>) => Promise<Receipt>;
  reconcile: (key: string) => Promise<Reconciled<Receipt>>;
};

/** The actors of an attempt's chart. `enter` hears the attempt's key before anything is sent: from there on a reload is about it. */
export const attemptActors = <Intent, Receipt>(attempts: Attempts<Intent, Receipt>, enter: (key: string) => void) => ({
  openAttempt: fromPromise<OpenedAttempt<Receipt>, OpenRequest<Intent>>(async ({ input, signal }) => {
    const opened = await attempts.open(input, signal);
    // The page was left meanwhile: this tab's draft may be about something else by now.
    signal.throwIfAborted();
    enter(opened.key);
    return opened;
  }),
  sendAttempt: fromPromise<Receipt, SendRequest<Intent>>(({ input }) => attempts.send(input)),
  reconcileAttempt: fromPromise<Reconciled<Receipt>, { key: string }>(({ input }) => attempts.reconcile(input.key)),
});
