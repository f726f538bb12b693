import { currencyOfRegion, type RegionCode } from '@may/domain/region.ts';
import { isPending, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import { firstMethodOf, localMethods, topUpGroups, topUpLimits } from '@may/domain/top-up/topUp.ts';
import type { TopUpInput } from '@may/machines/top-up/topUp.types.ts';
import { parseMoneyInput } from '@may/ui';
import * as v from 'valibot';
import { draft } from '../../browser/storage/draft.ts';
import { money } from '../../browser/storage/fields.ts';

const draftSchema = v.object({
  /** An amount without a currency, of an older build, is no amount; the rest of the draft counts. */
  amount: v.fallback(v.nullable(money), null),
  group: v.nullable(v.picklist(topUpGroups)),
  method: v.nullable(v.picklist([...localMethods, 'square'])),
  cardId: v.nullable(v.string()),
  /** The key of this tab's attempt in the store. */
  attemptKey: v.nullable(v.string()),
  /** True if the customer left this flow to link a card. */
  wasLedToLink: v.optional(v.boolean(), false),
});

/** The choices of an unfinished top-up in this tab. */
export const topUpDraft = draft('topUp', draftSchema);

/** A draft without choices but the local group, which most customers use. */
export const emptyDraft = {
  amount: null,
  group: 'local',
  method: null,
  cardId: null,
  attemptKey: null,
  wasLedToLink: false,
} as const;

/**
 * The parameters of the page's address: an attempt to continue, or an amount in major units with its currency. An amount of another
 * currency than the wallet's fills nothing. Only a press pays it, after the checks of a typed one.
 */
export type TopUpAddress = {
  attemptKey: string | null;
  amount: string | null;
  currency: string | null;
};

/** The customer's region and the attempts that this browser remembers. */
export type TopUpStart = {
  region: RegionCode;
  attempts: readonly TopUpAttempt[];
  /** Those that are over. */
  over: readonly string[];
  /** True if the provider understands attempt keys. */
  repeatsAreOne: boolean;
  /** True if a card can only be typed into Square's form, because Stripe is not configured. */
  cardsAreTyped: boolean;
};

/**
 * The flow's input. It continues the attempt of the address or of this tab's draft if money may be on its way, else it restores the draft. A
 * draft's attempt that was paid meanwhile is shown as paid, not offered again.
 */
export const startTopUp = (
  { region, attempts, over, repeatsAreOne, cardsAreTyped }: TopUpStart,
  address: TopUpAddress,
): TopUpInput => {
  const currency = currencyOfRegion(region);
  const kept = topUpDraft.read() ?? { ...emptyDraft, method: firstMethodOf(region) };
  const asked = address.currency === currency ? parseMoneyInput(address.amount ?? '', currency) : null;
  const draft = asked === null ? kept : { ...kept, amount: { amount: asked, currency }, attemptKey: null };
  if (asked !== null) topUpDraft.write(draft);
  const key = address.attemptKey ?? draft.attemptKey;
  const isPaidUnseen = ({ outcome }: TopUpAttempt) => outcome === 'succeeded' && key === draft.attemptKey;
  const attempt = attempts.find((known) => known.key === key && (isPending(known) || isPaidUnseen(known))) ?? null;
  return {
    ...topUpLimits[currency],
    repeatsAreOne,
    cardsAreTyped,
    draft: { ...draft, amount: draft.amount?.currency === currency ? draft.amount : null },
    wasLedToLink: draft.wasLedToLink,
    attempt,
    over,
  };
};
