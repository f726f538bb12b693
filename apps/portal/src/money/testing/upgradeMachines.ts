import { planFixture } from '@may/domain/fixtures';
import type { UpgradeAttempts } from '../upgrades/createUpgradeAttempts.ts';
import { provideServerUpgrade } from '../upgrades/provideServerUpgrade.ts';

type Slot = { attempts: UpgradeAttempts; machine: ReturnType<typeof provideServerUpgrade> };
const slots: Slot[] = [];
const plans = ['1', '2', '3'].map((id) =>
  planFixture({ id, price: { amount: Number(id) * 100_000, currency: 'VND' } }),
);

/** The upgrade's machine with these attempts. Machines are reused by the next storm, because building them takes most of a page's time. */
export const upgradeMachineOf = (index: number, attempts: UpgradeAttempts): Slot['machine'] => {
  const known = slots[index];
  if (known) {
    known.attempts = attempts;
    return known.machine;
  }
  const machine = provideServerUpgrade({
    attempts: {
      open: (request, signal) => slot.attempts.open(request, signal),
      send: (request) => slot.attempts.send(request),
      reconcile: (key) => slot.attempts.reconcile(key),
      readServer: () => slot.attempts.readServer(),
      findEarlier: (upgrade, server) => slot.attempts.findEarlier(upgrade, server),
      putAway: (key) => slot.attempts.putAway(key),
    },
    part: 'disk',
    listPlans: async () => plans,
    announce: () => undefined,
    refreshServer: () => undefined,
  });
  const slot: Slot = { attempts, machine };
  slots[index] = slot;
  return machine;
};
