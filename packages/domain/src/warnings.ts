import { expiryOf, type LinkedCard } from './card.ts';
import type { Money } from './money.ts';
import type { Announcement } from './notice.ts';
import { type RunwayFacts, type RunwayLimits, reckonRunway, shortnessOf, topUpToLast } from './runway.ts';

/** A wallet below one of the customer's limits, or a default card at its end, with the facts that cure it. */
export type Warning =
  | {
      topic: 'wallet';
      kind: 'runwayShort' | 'balanceLow';
      /** Days that the wallet lasts, and the moment of the first charge that does not fit; null if that is not known. */
      days: number | null;
      until: string | null;
      isAtMost: boolean;
      balance: Money;
      /** True if a row of the log is unreadable: then neither the days nor the balance of now are certain, and no text names the days. */
      isBalanceOld: boolean;
      topUp: Money | null;
    }
  | { topic: 'card'; kind: 'cardExpiring' | 'cardExpired'; card: LinkedCard };

export type WarningTopic = Warning['topic'];

/**
 * The warnings that stand: null stands for none, undefined for a topic that is not known now. `isBalanceKnown` is true if the balance of now is
 * known: then a wallet that is not known to be short is not below the limit of money.
 */
export type StandingWarnings = Partial<Record<WarningTopic, Warning | null>> & { isBalanceKnown?: boolean };

/** Days from which on a short wallet is urgent: a bank transfer may take longer. */
const urgentDays = 2;

/**
 * The warning of the wallet; null if it is above the limits, undefined if that cannot be said. An old balance that is
 * short warns, because a warning too much is better than a server that stops without one. One above the limits cures nothing.
 */
export const walletWarningOf = (facts: RunwayFacts, limits: RunwayLimits): Warning | null | undefined => {
  const runway = reckonRunway(facts);
  const shortness = shortnessOf(runway, limits);
  // As long as the log is older, a paid invoice may be the cause of a debit that the balance does not have yet.
  if (facts.isPaidNewer && shortness !== shortnessOf(reckonRunway({ ...facts, paid: [] }), limits)) return undefined;
  if (shortness === 'unknown' || facts.balance === null) return undefined;
  const isOff = limits.days === null && limits.balance === null;
  if (shortness === null) return runway.isBalanceOld && !isOff ? undefined : null;
  const counted = runway.kind === 'counted' && runway.until !== null ? runway : null;
  return {
    topic: 'wallet',
    kind: shortness === 'days' && !runway.isBalanceOld ? 'runwayShort' : 'balanceLow',
    days: counted?.days ?? null,
    until: counted?.until ?? null,
    isAtMost: counted?.isAtMost ?? false,
    balance: facts.balance,
    isBalanceOld: runway.isBalanceOld,
    topUp: topUpToLast(facts, limits),
  };
};

/** True if the balance is known, and no unreadable row of the log may be newer. */
export const isBalanceKnown = ({ balance, isBalanceOld }: RunwayFacts): boolean => balance !== null && !isBalanceOld;

/** The warning of the default card; null if it is valid, undefined if no card is known to be the default: that neither raises nor cures. */
export const cardWarningOf = (card: LinkedCard | null, now: number): Warning | null | undefined => {
  if (card === null) return undefined;
  const expiry = expiryOf(card, now);
  if (expiry === 'valid') return null;
  return { topic: 'card', kind: expiry === 'expired' ? 'cardExpired' : 'cardExpiring', card };
};

/** The gravity of a warning: 2 is urgent. A dismissed one comes back when it gets graver. */
export const gravityOf = (warning: Warning): 1 | 2 => {
  if (warning.topic === 'card') return warning.kind === 'cardExpired' ? 2 : 1;
  return warning.days !== null && warning.days <= urgentDays ? 2 : 1;
};

/** The warnings that stand, the most urgent first; of two equal ones the wallet's, because a charge without money stops a server. */
export const byUrgency = ({ wallet, card }: StandingWarnings): Warning[] =>
  [wallet, card]
    .filter((warning): warning is Warning => Boolean(warning))
    .sort((one, other) => gravityOf(other) - gravityOf(one));

/** The facts that this browser remembers of a topic: crossings so far, the one that was told and stands, and the one that was dismissed. */
type TopicMemory = { count: number; told: string | null; dismissed: string | null };

export type WarningMemory = Record<WarningTopic, TopicMemory>;

export const noWarningMemory: WarningMemory = {
  wallet: { count: 0, told: null, dismissed: null },
  card: { count: 0, told: null, dismissed: null },
};

/** The name of a crossing. A card has one for each end that it comes to: expiring, then expired. */
const crossingOf = (warning: Warning): string =>
  warning.topic === 'wallet' ? 'wallet' : `${warning.kind} ${warning.card.id}`;

/** The name under which a warning is dismissed: another crossing and a graver state have another one. */
export const dismissalOf = (warning: Warning, memory: WarningMemory): string =>
  `${memory[warning.topic].count} ${crossingOf(warning)} ${gravityOf(warning)}`;

/** The name of a wallet's warning that money alone tells: it is below its limit, or in debt. */
const byMoney = 'balance';

/** The name under which a warning is remembered as told. */
const toldNameOf = (warning: Warning): string =>
  warning.topic === 'wallet' && (warning.kind === 'balanceLow' || warning.balance.amount < 0)
    ? byMoney
    : crossingOf(warning);

/** The notice of a crossing, the `count`-th of its topic: every tab gives it the same identity, so that it is told once. */
const noticeOf = (warning: Warning, count: number): Announcement => {
  const origin = { eventId: `${crossingOf(warning)} ${count}`, object: null, isFound: false };
  if (warning.topic === 'card') return { kind: warning.kind, subject: { card: warning.card }, remedy: null, origin };
  return warning.kind === 'runwayShort' && warning.days !== null
    ? { kind: 'runwayShort', subject: { days: warning.days }, remedy: null, origin }
    : { kind: 'balanceLow', subject: { balance: warning.balance, isOld: warning.isBalanceOld }, remedy: null, origin };
};

/**
 * Compares the warnings that stand with those that were told. Each crossing is news once, and once more after it was cured. A topic that is
 * not known now changes nothing, but a crossing that was told by money is cured by money.
 */
export const followWarnings = (
  memory: WarningMemory,
  standing: StandingWarnings,
): { memory: WarningMemory; news: Announcement[] } => {
  const next = { ...memory };
  const news: Announcement[] = [];
  for (const topic of ['wallet', 'card'] as const) {
    const { told, count } = memory[topic];
    const isCuredByMoney = told === byMoney && standing.isBalanceKnown === true;
    const warning = standing[topic] === undefined && isCuredByMoney ? null : standing[topic];
    if (warning === undefined) continue;
    const name = warning && toldNameOf(warning);
    if (name === told) continue;
    if (topic === 'wallet' && warning && told !== null) {
      // It is short by another limit, which is the same crossing.
      next[topic] = { ...memory[topic], told: name };
      continue;
    }
    next[topic] = { count: warning ? count + 1 : count, told: name, dismissed: null };
    if (warning) news.push(noticeOf(warning, count + 1));
  }
  return { memory: next, news };
};
