import type { Permit } from '@may/api';
import type { OpenedAttempt, OpenRequest, Reconciled, SendRequest } from '@may/machines/attempt/attempt.types.ts';
import { fromPromise } from 'xstate';
import { mintPermit } from '../../data/permit.ts';

/** The three calls that the chart of an attempt makes. */
type Attempts<Intent, Receipt> = {
  open: (request: OpenRequest<Intent>, permit: Permit) => Promise<OpenedAttempt<Receipt>>;
  send: (request: SendRequest<Intent>, permit: Permit) => Promise<Receipt>;
  reconcile: (key: string, permit: Permit) => Promise<Reconciled<Receipt>>;
};

/** The actors of an attempt's chart. `enter` gets the attempt's key before the first request, so that a reload asks about this attempt. */
export const attemptActors = <Intent, Receipt>(attempts: Attempts<Intent, Receipt>, enter: (key: string) => void) => ({
  openAttempt: fromPromise<OpenedAttempt<Receipt>, OpenRequest<Intent>>(async ({ input, signal }) => {
    const permit = mintPermit(signal);
    const opened = await attempts.open(input, permit);
    // The customer has left the page: this tab's draft may belong to another attempt now.
    permit.check();
    enter(opened.key);
    return opened;
  }),
  sendAttempt: fromPromise<Receipt, SendRequest<Intent>>(({ input, signal }) =>
    attempts.send(input, mintPermit(signal)),
  ),
  reconcileAttempt: fromPromise<Reconciled<Receipt>, { key: string }>(({ input, signal }) =>
    attempts.reconcile(input.key, mintPermit(signal)),
  ),
});
