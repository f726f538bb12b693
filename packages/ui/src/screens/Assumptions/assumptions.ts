import type { IconType } from '../../components/Icon/icons.ts';
import * as icons from '../../components/Icon/icons.ts';
import type { Tone } from '../../theme/tokens.ts';

/** An assumption of the portal, and what the provider's answers said about it; its sentence is English in every language. */
export type AssumptionRow = {
  id: string;
  /** The line of the specification. */
  line: number;
  /** Method and path; `any` for every call, null if no answer can show it. */
  call: string | null;
  assumes: string;
  standing: 'not held' | 'odd' | 'mixed' | 'held' | 'unseen' | 'unseeable';
  /** The shapes that were sent in place of the assumed one. */
  shapes: readonly string[];
};

/** The look and the word of each standing, in the order of the counts. */
export const looks = {
  'not held': { tone: 'caution', icon: icons.alert, word: 'notHeld' },
  odd: { tone: 'caution', icon: icons.warning, word: 'odd' },
  mixed: { tone: 'caution', icon: icons.warning, word: 'mixed' },
  held: { tone: 'positive', icon: icons.success, word: 'held' },
  unseen: { tone: 'neutral', icon: icons.clock, word: 'unseen' },
  unseeable: { tone: 'neutral', icon: icons.mail, word: 'unseeable' },
} as const satisfies Record<AssumptionRow['standing'], { tone: Tone; icon: IconType; word: string }>;
