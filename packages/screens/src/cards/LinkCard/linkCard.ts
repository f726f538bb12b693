import type { ReactNode } from 'react';

/** The card provider's form and its button. */
export type LinkCardForm = {
  form: ReactNode;
  /** True once the card provider's form is visible. */
  ready: boolean;
  busy: boolean;
  /** The message under the form (spec section 2, /link-card). */
  error: string | null;
  missing: 'notReady' | 'offline' | null;
  onSubmit: () => void;
};

/** The reason for a missing form. */
export type LinkCardProblem = {
  problem: 'unreachable' | 'scriptMissing' | 'notConfigured';
  serverMessage: string | null;
  onRetry: () => void;
  busy: boolean;
};

/** The outcome of linking a card. */
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
  /** True if the customer came from a top-up that needs the card. */
  isInterruptedTopUp: boolean;
};
