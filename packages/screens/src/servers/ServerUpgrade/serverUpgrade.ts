import type { Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Plan } from '@may/domain/servers/server.ts';
import type { UpgradeCost, UpgradeGap } from '@may/domain/servers/upgrade.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';

/** The disks of a server that can grow. */
export type DiskPart = 'disk' | 'mariadb';

/** An upgrade, from the present value to the chosen one. Null is unknown, or the MariaDB disk that the server does not have yet. */
export type UpgradeChange =
  | { part: DiskPart; beforeMb: number | null; afterMb: number }
  | { part: 'plan'; before: Plan | null; after: Plan | null };

/**
 * The reason why the last try changed nothing. `refused`: the provider made no change. `unread`: the present values could not be read, so
 * that nothing was sent.
 */
export type UpgradeFailure = {
  reason: 'refused' | 'unread' | UpgradeGap;
  serverMessage: string | null;
  /** The top-up that covers the difference after a refusal; null if the wallet covers it, or if that is unknown. */
  topUp: Money | null;
};

/** An earlier upgrade of the same server that may still be carried out, so no other one is sent; `at` is in epoch milliseconds. */
export type EarlierChange = { at: number; change: UpgradeChange };

/** The upgrade in the review dialog. */
export type UpgradeReview = {
  change: UpgradeChange;
  cost: UpgradeCost;
  /** True if the price or the present values have changed since the last review. */
  changed: boolean;
  /** ISO 8601; null is unknown. */
  nextCharge: string | null;
  /** The wallet; null is unknown. */
  wallet: Money | null;
  /** The top-up that covers the difference; null if the wallet covers it, or if that is unknown. */
  topUp: Money | null;
  earlier: EarlierChange | null;
  /** Set if the present values could not be read again. */
  unread: { serverMessage: string | null } | null;
  /** Null while an earlier upgrade blocks this one. */
  onConfirm: (() => void) | null;
  /** Reads the present values and the earlier upgrade again. */
  onCheck: () => void;
  onBack: () => void;
};

/** The choice of a size. */
export type DiskForm = {
  /** The chosen size of the whole disk in MB. */
  valueMb: number | null;
  onChange: (mb: number | null) => void;
  /** The reason against the chosen size. */
  gap: UpgradeGap | null;
  /** The price of the choice; null while a size is missing or refused. */
  cost: UpgradeCost | null;
  /** True while the price is read. */
  busy: boolean;
  failure: UpgradeFailure | null;
  onReview: () => void;
  review: UpgradeReview | null;
};

/** A plan in the table. */
export type PlanRow = Plan & {
  isCurrent: boolean;
  /** Difference of the server's monthly cost; null if the price of the present plan is unknown. */
  difference: Money | null;
};

/** The choice of a plan. */
export type PlanForm = {
  /** True while the price is read: no plan can be chosen. */
  busy: boolean;
  /** The plan of the last press. */
  chosenId: string | null;
  failure: UpgradeFailure | null;
  onBuy: (planId: string) => void;
  review: UpgradeReview | null;
};

/** The reason why the server cannot be upgraded now. `full`: the disk has its largest size. */
export type UpgradeBlock = { blocked: 'provisioning' | 'unpaid' | 'unknownNow' | 'full' };

/** A button of a message; the screen has its label. */
export type UpgradeAction = {
  name: 'check' | 'retry' | 'startOver' | 'again';
  busy?: boolean;
  onPress: () => void;
};

/**
 * The message in place of the choice while an upgrade of the server is sent, in doubt or done. `unclear`: the provider's answer does not tell the
 * outcome. `confirming`: it accepted the upgrade, and the server does not show it yet.
 */
export type UpgradeMessage = {
  about: 'saving' | 'unknown' | 'unclear' | 'confirming' | 'saved';
  change: UpgradeChange;
  /** The provider's own message, shown below ours. */
  serverMessage: string | null;
  /** The first action is the main one. */
  actions: readonly UpgradeAction[];
};

/** `topUp` carries the amount of the top-up of the review or the refusal; `order` follows the server's order. */
export type UpgradeHrefs = { topUp: string; invoices: string; order: string };

export type DiskUpgradeScreenProps = {
  part: DiskPart;
  /** The present size in MB; null is unknown, or no MariaDB disk. */
  sizeMb: number | null;
  content: DiskForm | UpgradeBlock | UpgradeMessage;
  hrefs: UpgradeHrefs;
};

export type PlanUpgradeScreenProps = {
  /** The plans in the provider's order. */
  plans: Loadable<Rows<PlanRow>>;
  /** Reads the plans again when the provider offers none. */
  onRetry: () => void;
  content: PlanForm | UpgradeBlock | UpgradeMessage;
  hrefs: UpgradeHrefs;
};
