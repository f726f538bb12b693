import type { Finding } from '@may/domain';

export interface FindingListProps {
  findings: readonly Finding[];
  /** The domain's name, for whole names in the words. */
  domain: string;
}

/** What the rules say about a zone or a change of it, the worst first: each in words, with its name, its value, and what helps. */
export const FindingList = (_: FindingListProps) => null;
