import type { ReactNode } from 'react';

/** The provider's form, ready to be filled in. */
export type LinkCardForm = {
  form: ReactNode;
  /** The card provider's form shows itself. */
  ready: boolean;
  busy: boolean;
  /** Under the form (spec section 2, /link-card). */
  error: string | null;
  missing: 'notReady' | 'offline' | null;
  onSubmit: () => void;
};

/** Why there is no form. */
export type LinkCardProblem = {
  problem: 'unreachable' | 'scriptMissing' | 'notConfigured';
  serverMessage: string | null;
  onRetry: () => void;
  busy: boolean;
};

/** What became of the card that was typed. */
export type LinkCardResult = {
  result: 'checking' | 'saved' | 'processing' | 'rejected' | 'cancelled' | 'unfinished' | 'unknown';
  serverMessage: string | null;
  actions: readonly {
    name: 'backToTopUp' | 'another' | 'check' | 'seeCards';
    busy?: boolean;
    onPress: () => void;
  }[];
};

export type LinkCardScreenProps = {
  content: LinkCardForm | LinkCardProblem | LinkCardResult;
  hrefs: { home: string; payment: string };
  /** A half-done top-up waits for the card. */
  isInterruptedTopUp: boolean;
};
