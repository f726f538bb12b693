import type { Money } from '@may/domain';
import type { OrderWizardEvent, orderWizardMachine } from '@may/machines';
import type { OrderProgressScreenProps } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof orderWizardMachine>;
type Phase = OrderProgressScreenProps['phase'];

const phaseOf = (snapshot: Snapshot): Phase => {
  if (snapshot.matches('missing')) return 'unknown';
  if (snapshot.matches('paymentFailed')) return 'paymentFailed';
  if (snapshot.matches('paid')) return 'paid';
  if (snapshot.matches('provisioning')) return 'provisioning';
  return snapshot.matches('finished') ? 'finished' : 'following';
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
  const check = { name: 'check', busy, onPress: () => send({ type: 'check' }) } as const;
  return {
    phase,
    step: steps[phase],
    isOverdue,
    notes: { subscribed: isSubscribed, invoiced: isInvoiced },
    failure:
      phase === 'paymentFailed'
        ? {
            invoiceId: failure?.invoiceId ?? null,
            amountPaid: failure?.amountPaid ?? null,
            amountDue: failure?.amountDue ?? null,
            hostedUrl: failure?.hostedUrl ?? null,
            topUp: failure?.amountDue ? topUpOf(failure.amountDue) : null,
          }
        : null,
    actions: isOverdue || phase === 'unknown' || phase === 'paymentFailed' ? [check] : [],
  };
};
