import { Heading } from '../../components/Heading/Heading.tsx';
import type { PendingTopUp } from '../wallet.ts';

export interface PendingTopUpsProps {
  topUps: readonly PendingTopUp[];
  /** Epoch ms; top-ups older than 15 minutes offer a support packet. */
  now: number;
  onCheck: (attemptKey: string) => void;
  onContinue: (attemptKey: string) => void;
}

/** The tray of top-ups whose outcome is not known yet; nothing at all when there is none (flows.md, topUp). */
export const PendingTopUps = ({ topUps }: PendingTopUpsProps) => (topUps.length > 0 ? <Heading level={2}>Pending top-ups</Heading> : null);
