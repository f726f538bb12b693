import {
  currencyOfRegion,
  isKeyRemembered,
  isPending,
  localMethods,
  type RegionCode,
  type TopUpAttempt,
  topUpGroups,
  topUpLimits,
} from '@may/domain';
import type { TopUpInput } from '@may/machines';
import { parseMoneyInput } from '@may/ui';
import * as v from 'valibot';
import { draft } from '../../storage/draft.ts';

const draftSchema = v.object({
  /** Minor units of the wallet's currency, which no choice changes. */
  amount: v.nullable(v.pipe(v.number(), v.safeInteger())),
  group: v.nullable(v.picklist(topUpGroups)),
  method: v.nullable(v.picklist([...localMethods, 'square'])),
  cardId: v.nullable(v.string()),
  /** The attempt this tab is in, by its name in the store of attempts. */
  attemptKey: v.nullable(v.string()),
  /** The customer was led to linking a card from here. */
  wasLedToLink: v.optional(v.boolean(), false),
});

/** The choices of an unfinished top-up in this tab. */
export const topUpDraft = draft('topUp', draftSchema);

/** The address of the portal that this tab's top-up leads back to: the page that needed the money. */
export const wayBack = draft('wayBack', v.string());

/** The draft of a top-up without a choice: the local group, which most customers take. */
export const emptyDraft = {
  amount: null,
  group: 'local',
  method: null,
  cardId: null,
  attemptKey: null,
  wasLedToLink: false,
} as const;

/** The parameters of the address: an attempt to go on with, or an amount. An amount is judged like a typed one, and paid by a press alone. */
export type TopUpAddress = {
  attemptKey: string | null;
  amount: string | null;
};

/** Whose top-up it is, and what this browser remembers of their attempts. */
export type TopUpStart = {
  region: RegionCode;
  attempts: readonly TopUpAttempt[];
  /** True if the provider understands attempt keys. */
  repeatsAreOne: boolean;
  /** Epoch milliseconds. */
  now: number;
};

/**
 * How the flow starts: in the attempt the address or this tab's draft names, if money may be on its way; in the draft's also if it was
 * paid out of sight, so that it is told and not offered again; else where the draft was left. A provider that may have forgotten the
 * attempt's key would take a repeated request for a new payment: the flow is told which one (`doubtedKey`).
 */
export const startTopUp = (
  { region, attempts, repeatsAreOne, now }: TopUpStart,
  { attemptKey, amount }: TopUpAddress,
): TopUpInput => {
  const currency = currencyOfRegion(region);
  const kept = topUpDraft.read() ?? emptyDraft;
  const asked = amount === null ? null : parseMoneyInput(amount, currency);
  const draft = asked === null ? kept : { ...kept, amount: asked, attemptKey: null };
  if (asked !== null) topUpDraft.write(draft);
  const key = attemptKey ?? draft.attemptKey;
  const isUntold = ({ outcome }: TopUpAttempt) => outcome === 'succeeded' && key === draft.attemptKey;
  const attempt = attempts.find((known) => known.key === key && (isPending(known) || isUntold(known))) ?? null;
  return {
    ...topUpLimits[currency],
    repeatsAreOne,
    ...(attempt && !isKeyRemembered(attempt, now) && { doubtedKey: attempt.key }),
    draft: { ...draft, amount: draft.amount === null ? null : { amount: draft.amount, currency } },
    wasLedToLink: draft.wasLedToLink,
    attempt,
  };
};
