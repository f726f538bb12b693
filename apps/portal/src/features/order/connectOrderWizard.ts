import type { Money } from '@may/domain/money.ts';
import type { InvoiceFacts, OrderWizardEvent } from '@may/machines/order/orderWizard.types.ts';
import type { orderWizardMachine } from '@may/machines/order/orderWizardMachine.ts';
import type { OrderProgressScreenProps } from '@may/screens/order/OrderProgress/orderProgress.ts';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof orderWizardMachine>;
type Phase = OrderProgressScreenProps['phase'];

const phaseOf = (snapshot: Snapshot): Phase => {
  if (snapshot.matches('missing')) return 'unknown';
  const phases = ['paymentFailed', 'paid', 'provisioning', 'finished'] as const;
  return phases.find((phase) => snapshot.matches(phase)) ?? 'following';
};

/** The active step of each phase (spec §2): subscription until it is paid, payment, provisioning. */
const steps: Record<Phase, 1 | 2 | 3> = {
  following: 1,
  paymentFailed: 1,
  unknown: 1,
  paid: 2,
  provisioning: 3,
  finished: 3,
};

const noFacts: InvoiceFacts = { invoiceId: null, amountPaid: null, amountLeft: null, hostedUrl: null };

/** The wizard's props in a state of the order: its step, its failure and its actions (spec §2, /wordpress-progress/{id}). */
export const connectOrderWizard = (
  snapshot: Snapshot,
  send: (event: OrderWizardEvent) => void,
  { topUpOf }: { topUpOf: (due: Money) => Money | null },
): Pick<OrderProgressScreenProps, 'step' | 'phase' | 'isOverdue' | 'notes' | 'failure' | 'actions'> => {
  const { isSubscribed, isInvoiced, failure } = snapshot.context;
  const phase = phaseOf(snapshot);
  // After the payment the rest takes two seconds, so there is no check to offer.
  const isOverdue = snapshot.context.isOverdue && phase === 'following';
  const busy = snapshot.matches({ subscribing: 'asking' }) || snapshot.matches({ paymentFailed: 'asking' });
  const topUp = failure?.amountLeft ? topUpOf(failure.amountLeft) : null;
  const check = { name: 'check', busy, onPress: () => send({ type: 'check' }) } as const;
  return {
    phase,
    step: steps[phase],
    isOverdue,
    notes: { subscribed: isSubscribed, invoiced: isInvoiced },
    failure: phase === 'paymentFailed' ? { ...(failure ?? noFacts), topUp } : null,
    actions: isOverdue || phase === 'unknown' || phase === 'paymentFailed' ? [check] : [],
  };
};
