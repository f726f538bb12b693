import { Heading } from '../../components/Heading/Heading.tsx';

export interface LockScreenProps {
  /** Locked by the customer, or the session ended under their hands. */
  reason: 'locked' | 'expired';
  busy?: boolean;
  error?: 'refused' | 'unreachable' | null;
  /** Epoch ms when the next attempt is allowed, after too many refusals; counted down on the screen. */
  coolingDownUntil?: number | null;
  onSubmit: (input: { password: string }) => void;
  onSignOut: () => void;
}

/** Replaces the whole app while locked and shows nothing personal (spec section 2, Lock screen; flows.md, lockScreen). */
export const LockScreen = (_props: LockScreenProps) => <Heading level={1}>Locked</Heading>;
