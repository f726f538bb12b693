import type { Money, ServerKind } from '@may/domain';
import type { Action } from '../../patterns/Action.ts';

/** What is known of a payment that failed. */
export type OrderPaymentFailure = {
  invoiceId: string | null;
  amountPaid: Money | null;
  amountDue: Money | null;
  /** Where the provider lets the invoice be paid. */
  hostedUrl: string | null;
  /** The top-up that cures what the wallet lacks; null where it lacks nothing, or that is not known. */
  topUp: Money | null;
};

export type OrderProgressScreenProps = {
  kind: ServerKind;
  /** The step it is at (spec §2). */
  step: 1 | 2 | 3;
  phase: 'following' | 'paymentFailed' | 'paid' | 'provisioning' | 'finished' | 'unknown';
  /** ISO 8601. */
  startedAt: string | null;
  /** It takes longer than usual. */
  isOverdue: boolean;
  /** What was heard on the way. */
  notes: { subscribed: boolean; invoiced: boolean };
  failure: OrderPaymentFailure | null;
  actions: readonly Action<'check'>[];
  /** `server` as soon as it can be opened; `topUp` is filled in with the top-up of the failure. */
  hrefs: { list: string; server: string | null; topUp: string; cards: string; invoices: string };
};
