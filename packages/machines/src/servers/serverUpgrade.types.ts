import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Plan, Server } from '@may/domain/servers/server.ts';
import type { ServerUpdate } from '@may/domain/servers/serverUpdate.ts';
import type { ServerUpgrade, UpgradeCost, UpgradeGap } from '@may/domain/servers/upgrade.ts';
import type { UpgradePart } from '@may/domain/servers/upgradePart.ts';

/** The flow first looks for the upgrade that was `sent` before a reload or in another tab, and is not shown yet. */
export type ServerUpgradeInput = {
  serverId: string;
  part: UpgradePart;
  sent: { upgrade: ServerUpgrade; isAccepted: boolean } | null;
};

/** The output of actor `quoteUpgrade`, read now. `blocking` may still arrive and would undo this upgrade, or be undone; `at` is in epoch milliseconds. */
export type UpgradeQuote = {
  server: Confirmed<Server>;
  plans: readonly Plan[];
  blocking: { update: ServerUpdate; at: number } | null;
};

/** The facts that the customer reviews. */
export type ReviewedUpgrade = UpgradeQuote & { cost: UpgradeCost };

export type ServerUpgradeContext = Omit<ServerUpgradeInput, 'sent'> & {
  /** Null while nothing is chosen. */
  upgrade: ServerUpgrade | null;
  /** The facts on the screen, and the ones before they changed. */
  review: ReviewedUpgrade | null;
  wasReview: ReviewedUpgrade | null;
  /** The reason against the choice, by the rules or by the provider; `unread`: nothing was sent. */
  gap: UpgradeGap | null;
  error: { kind: 'refused' | 'unread' | 'unknown'; serverMessage: string | null } | null;
  /** True once a request for the choice may be on its way, and once the provider accepted it. */
  isSent: boolean;
  isAccepted: boolean;
  /** The server with its upgrade, as it was read after it. */
  upgraded: Confirmed<Server> | null;
  /** The number of readings that did not show the upgrade. */
  readings: number;
};

/** The customer's presses, and a reading by the page. */
export type ServerUpgradeEvent =
  | { type: 'choose'; upgrade: ServerUpgrade | null }
  | { type: 'review' | 'back' | 'confirm' | 'check' | 'retry' | 'startOver' }
  | { type: 'server.read'; server: Confirmed<Server> };
