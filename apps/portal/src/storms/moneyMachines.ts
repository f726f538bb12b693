import { provideTopUp, type TopUpEffects } from '../features/top-up/provideTopUp.ts';

type Slot = { effects: TopUpEffects; machine: ReturnType<typeof provideTopUp> };
const slots: Slot[] = [];

/** The top-up machine with these effects. Machines are reused by the next storm, because building them takes most of a page's time. */
export const machineOf = (index: number, effects: TopUpEffects): Slot['machine'] => {
  const known = slots[index];
  if (known) {
    known.effects = effects;
    return known.machine;
  }
  const machine = provideTopUp({
    attempts: {
      open: (request, permit) => slot.effects.attempts.open(request, permit),
      send: (request, permit) => slot.effects.attempts.send(request, permit),
      reconcileShown: (key, permit) => slot.effects.attempts.reconcileShown(key, permit),
    },
    cardPayments: {
      open: (input, permit) => slot.effects.cardPayments.open(input, permit),
      isUncharged: (key) => slot.effects.cardPayments.isUncharged(key),
      fetch: () => slot.effects.cardPayments.fetch(),
    },
    listCards: () => slot.effects.listCards(),
    leaveFor: (url) => slot.effects.leaveFor(url),
    goToLinkCard: () => slot.effects.goToLinkCard(),
    leaveAttempt: () => slot.effects.leaveAttempt(),
  });
  const slot: Slot = { effects, machine };
  slots[index] = slot;
  return machine;
};
