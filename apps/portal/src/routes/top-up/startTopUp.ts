import type { Me } from '@may/api';
import { currencyOfRegion, isUnresolved, topUpLimits } from '@may/domain';
import type { TopUpInput } from '@may/machines';
import type { AttemptStore } from '../../attempts/attemptStore.ts';
import { config } from '../../config.ts';
import { emptyDraft, topUpDraft } from './topUpDraft.ts';

/** How the flow starts: in the attempt the address or this tab's draft names, if it is unresolved; else where the draft was left. */
export const startTopUp = (
  { id, region }: Pick<Me, 'id' | 'region'>,
  store: Pick<AttemptStore, 'list'>,
  attemptKey: string | null,
): TopUpInput => {
  const currency = currencyOfRegion(region);
  const draft = topUpDraft.read() ?? emptyDraft;
  const key = attemptKey ?? draft.attemptKey;
  const attempt = store.list(id).find((candidate) => candidate.key === key && isUnresolved(candidate));
  return {
    currency,
    ...topUpLimits[currency],
    repeatsAreOne: config.provider.idempotencyKey,
    draft,
    attempt: attempt ? { key: attempt.key, intent: { amount: attempt.amount, method: attempt.method } } : null,
  };
};
