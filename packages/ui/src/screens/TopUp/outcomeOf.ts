import type { TopUpStatus } from './topUp.ts';

export type OutcomeName =
  | 'redirecting'
  | 'confirmingCard'
  | 'reconciling'
  | 'pending'
  | 'succeeded'
  | 'unknown'
  | 'otherTab';

/** The message that takes the place of the choices; null while something can still be chosen. */
export const outcomeOf = (status: TopUpStatus): OutcomeName | null => {
  switch (status.name) {
    case 'redirecting':
    case 'confirmingCard':
    case 'reconciling':
    case 'pending':
    case 'succeeded':
      return status.name;
    case 'failed':
      return status.kind === 'unknown' || status.kind === 'otherTab' ? status.kind : null;
    default:
      return null;
  }
};
