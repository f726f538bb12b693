import { byUrgency, dismissalOf, type StandingWarnings, type Warning, type WarningMemory } from '@may/domain';
import { href } from '../router/href.ts';

/** The page that cures a warning; a link to itself would change what is typed there. */
const cures = { wallet: href('payment'), card: href('linkCard') } as const;

/** The warning that a page shows: the most urgent one that was not dismissed and that the page does not cure; null without one. */
export const chooseWarning = (standing: StandingWarnings, memory: WarningMemory, pathname: string): Warning | null =>
  byUrgency(standing).find(
    (warning) => cures[warning.topic] !== pathname && dismissalOf(warning, memory) !== memory[warning.topic].dismissed,
  ) ?? null;

/**
 * A shown warning as it is now; null once it was cured. A crossing that was told by money may be cured while its days cannot be said: then the
 * memory alone knows it.
 */
export const warningNow = (shown: Warning, standing: StandingWarnings, memory: WarningMemory): Warning | null => {
  const now = standing[shown.topic];
  return now === undefined && memory[shown.topic].told !== null ? shown : (now ?? null);
};

/** True if a banner that ends can say that the wallet is above the limits again: not of a card, and not after the limits were changed. */
export const isCureKnown = ({ topic }: Warning, areLimitsTheSame: boolean): boolean =>
  topic === 'wallet' && areLimitsTheSame;
