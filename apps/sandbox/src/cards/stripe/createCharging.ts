import type { Provider } from '../../session/provider.ts';
import type { LateWork } from '../../time/createLateWork.ts';
import type { AfterTopUp } from '../../wallet/afterTopUp.ts';
import type { Bank } from '../../wallet/bank/createBankRoutes.ts';
import { authenticateCharge, type ChargeResult, confirmCharge, finishCharge } from './charges.ts';
import type { IntentResult } from './intentOnWire.ts';
import { authenticateSetup } from './setups.ts';

/** A charge of a slow card stays `processing` for `bank.lateness` milliseconds. */
export type ChargingNeeds = Provider & {
  /** Null if the provider itself serves the portal. */
  portalOrigin: string | null;
  cards: { isSlow: boolean };
  bank: Pick<Bank, 'lateness'>;
  late: LateWork;
  orders: AfterTopUp;
};

export type Charging = ReturnType<typeof createCharging>;

/** The bank of a card: it charges, and takes the answer of the card's owner. */
export const createCharging = ({ store, clock, cards, bank, late, orders }: ChargingNeeds) => {
  /** A paid charge may also pay for a server. A slow bank pays later. */
  const followUp = async (result: ChargeResult): Promise<ChargeResult> => {
    const { intent, payment, error } = result;
    if (error || !intent || !payment) return result;
    if (intent.status === 'succeeded') await orders.payOpenInvoice(payment.userId);
    if (intent.status === 'processing') {
      late.add(bank.lateness, async () => followUp(await finishCharge(store.db, intent.clientSecret, clock())));
    }
    return result;
  };

  return {
    charge: async (secret: string): Promise<ChargeResult> =>
      followUp(await confirmCharge(store.db, secret, cards, clock())),
    /** `isOwner`: the owner approves. */
    answer: async (secret: string, isOwner: boolean): Promise<IntentResult> =>
      secret.startsWith('seti_')
        ? authenticateSetup(store.db, secret, isOwner, clock())
        : followUp(await authenticateCharge(store.db, secret, { isOwner, ...cards }, clock())),
  };
};
