import type { Me } from '@may/api';
import { currencyOfRegion, topUpLimits } from '@may/domain';
import type { TopUpInput } from '@may/machines';
import type { AttemptStore } from '../../attempts/attemptStore.ts';
import type { StoredDraft } from './topUpDraft.ts';

/** How the flow starts: in the attempt the address or this tab's draft names, if the store still knows it; else where the draft was left. */
export const startTopUp = (
  me: Pick<Me, 'id' | 'region'>,
  attempts: Pick<AttemptStore, 'list'>,
  draft: StoredDraft | null,
  attemptKey: string | null,
): TopUpInput => {
  const currency = currencyOfRegion(me.region);
  const key = attemptKey ?? draft?.attemptKey ?? null;
  const attempt = attempts.list(me.id).find((candidate) => candidate.key === key);
  return {
    currency,
    ...topUpLimits[currency],
    draft: draft ?? { amount: null, group: 'local', method: null, cardId: null },
    attempt: attempt ? { ...attempt, group: 'local' } : null,
  };
};
