import type { Plan, Server, ServerUpgrade, UpgradeCost, UpgradeGap, UpgradePart } from '@may/domain';
import type { AttemptError, AttemptEvent } from '../attempt/attempt.types.ts';

/** The flow reads the outcome of an unanswered `attempt` first. */
export type ServerUpgradeInput = {
  serverId: string;
  part: UpgradePart;
  /** True if the provider treats repeated requests with one key as one request. */
  repeatsAreOne: boolean;
  /** The key of an upgrade that the provider may have forgotten: a repeat may then charge twice. */
  doubtedKey?: string;
  attempt: { key: string; upgrade: ServerUpgrade } | null;
};

/**
 * An upgrade of the same server that it does not show, or whose answer was lost; `at` is in epoch milliseconds. `isSame`: a confirmation continues
 * it. `isAccepted`: the provider accepted it. `blocks`: its request may still be carried out, and would undo this upgrade or be undone by it.
 */
export type EarlierUpgrade = {
  key: string;
  at: number;
  upgrade: ServerUpgrade;
  isSame: boolean;
  isAccepted: boolean;
  blocks: boolean;
};

/** The output of actor `quoteUpgrade`: the server, the plans and an unanswered upgrade as they were read now. */
export type UpgradeQuote = { server: Server; plans: readonly Plan[]; earlier: EarlierUpgrade | null };

/** The facts that the customer reviews. */
export type UpgradeReview = UpgradeQuote & { cost: UpgradeCost };

/** The upgrade that the customer confirmed, and the server as it was reviewed; null after a reload. */
export type UpgradeIntent = { serverId: string; upgrade: ServerUpgrade; reviewed: Server | null };

/** The provider accepted the upgrade. `server` is the server that was read with it; null if it was not read since. */
export type UpgradeReceipt = { server: Server | null };

export type ServerUpgradeContext = Omit<ServerUpgradeInput, 'attempt'> & {
  /** Null while nothing is chosen. */
  upgrade: ServerUpgrade | null;
  attemptKey: string | null;
  /** The facts on the screen, and the ones before they changed. */
  review: UpgradeReview | null;
  wasReview: UpgradeReview | null;
  /** The reason against the choice, by the rules or by the provider. */
  gap: UpgradeGap | null;
  error: AttemptError | null;
  /** The server with its upgrade, as it was read after it. */
  upgraded: Server | null;
  /** The number of readings after the provider accepted the upgrade. */
  readings: number;
};

/** The customer's presses, with those of the attempt. */
export type ServerUpgradeEvent =
  | { type: 'choose'; upgrade: ServerUpgrade | null }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'confirm' }
  | AttemptEvent;
