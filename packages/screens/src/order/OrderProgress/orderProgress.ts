import type { Money } from '@may/domain/money.ts';
import type { ServerKind } from '@may/domain/servers/server.ts';
import type { Action } from '@may/ui/patterns/Action.ts';

/** The facts about a failed payment; null is unknown. */
export type OrderPaymentFailure = {
  invoiceId: string | null;
  amountPaid: Money | null;
  amountLeft: Money | null;
  /** The provider's page that takes the payment of the invoice. */
  hostedUrl: string | null;
  /** The top-up that covers the shortfall of the wallet; null if there is no shortfall, or it is unknown. */
  topUp: Money | null;
};

export type OrderProgressScreenProps = {
  kind: ServerKind;
  /** The current step (spec §2). */
  step: 1 | 2 | 3;
  phase: 'following' | 'paymentFailed' | 'paid' | 'provisioning' | 'finished' | 'unknown';
  /** True if the order takes longer than usual. */
  isOverdue: boolean;
  /** The events that arrived. */
  notes: { subscribed: boolean; invoiced: boolean };
  failure: OrderPaymentFailure | null;
  actions: readonly Action<'check'>[];
  /** `server` is null until the server can be opened; `topUp` carries the amount of `failure.topUp`. */
  hrefs: { list: string; server: string | null; topUp: string; cards: string; invoices: string };
};
