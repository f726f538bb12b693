import type { OpenedAttempt, OpenRequest, Reconciled, SendRequest } from '@may/machines';
import { fromPromise } from 'xstate';

/** The three calls that the chart of an attempt makes. */
type Attempts<Intent, Receipt> = {
  open: (request: OpenRequest<Intent>, signal: AbortSignal) => Promise<OpenedAttempt<Receipt>>;
  send: (request: SendRequest<Intent>) => Promise<Receipt>;
  reconcile: (key: string) => Promise<Reconciled<Receipt>>;
};

/** The actors of an attempt's chart. `enter` gets the attempt's key before the first request, so that a reload asks about this attempt. */
export const attemptActors = <Intent, Receipt>(attempts: Attempts<Intent, Receipt>, enter: (key: string) => void) => ({
  openAttempt: fromPromise<OpenedAttempt<Receipt>, OpenRequest<Intent>>(async ({ input, signal }) => {
    const opened = await attempts.open(input, signal);
    // The customer has left the page: this tab's draft may belong to another attempt now.
    signal.throwIfAborted();
    enter(opened.key);
    return opened;
  }),
  sendAttempt: fromPromise<Receipt, SendRequest<Intent>>(({ input }) => attempts.send(input)),
  reconcileAttempt: fromPromise<Reconciled<Receipt>, { key: string }>(({ input }) => attempts.reconcile(input.key)),
});
