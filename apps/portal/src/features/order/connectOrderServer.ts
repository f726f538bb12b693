import type { Money } from '@may/domain/money.ts';
import { brokenPasswordRules, gapsOf, leastDiskOf, withLeastDisks } from '@may/domain/order/order.ts';
import { orderPaymentOf } from '@may/domain/order/orderPayment.ts';
import { type MonthlyCost, type PriceLine, priceOrder } from '@may/domain/servers/pricing.ts';
import type { Plan, Region, ServerKind } from '@may/domain/servers/server.ts';
import type { OrderServerEvent } from '@may/machines/order/orderServer.types.ts';
import type { orderAttemptMachine, orderServerMachine } from '@may/machines/order/orderServerMachine.ts';
import type { OrderForm, OrderPreflight, OrderServerScreenProps } from '@may/screens/order/OrderServer/orderServer.ts';
import type { Loadable } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { connectOrderMessage } from './connectOrderMessage.ts';
import { generatePassword } from './generatePassword.ts';

type Send = (event: OrderServerEvent) => void;
type Snapshot = SnapshotFrom<typeof orderServerMachine>;

/** The screen's facts that the flow does not know. */
export type OrderCircumstances = {
  kind: ServerKind;
  regions: Loadable<readonly Region[]>;
  plans: Loadable<readonly Plan[]>;
  onRetryRegions: () => void;
  onRetryPlans: () => void;
  /** Null until it is read, or if it may be old. */
  wallet: Money | null;
  /** False if local storage cannot keep the order: it is then lost with the page. */
  canKeep: boolean;
  serverHref: (id: string) => string;
};

const chosenOf = <Row extends { id: string }>(list: Loadable<readonly Row[]>, id: string | null): Row | null =>
  list.status === 'ready' ? (list.value.find((row) => row.id === id) ?? null) : null;

/** The choices with the smallest disks until others are chosen. */
const shownOf = ({ context }: Snapshot) => withLeastDisks(context.choices);

/** The cost, and its known lines as long as a choice is missing. */
const costOf = (plan: Plan | null, snapshot: Snapshot): { cost: MonthlyCost | null; partialCost: PriceLine[] } => {
  const { diskMb, mariadbDiskMb, containers } = shownOf(snapshot);
  const parts = { diskMb, mariadbDiskMb, containers: containers ?? 0 };
  const cost = priceOrder({ ...parts, plan: plan ?? { price: { amount: 0, currency: 'VND' }, salePrice: null } });
  return {
    cost: plan && diskMb && mariadbDiskMb && containers ? cost : null,
    partialCost: cost.lines.filter(({ amount }) => amount.amount > 0),
  };
};

const preflightOf = (firstMonth: Money, wallet: Money | null): OrderPreflight => ({
  firstMonth,
  wallet,
  ...orderPaymentOf(firstMonth, wallet),
});

const reviewOf = (
  snapshot: Snapshot,
  send: Send,
  region: Region | null,
  plan: Plan | null,
  { wallet, serverHref, canKeep }: OrderCircumstances,
): OrderForm['review'] => {
  const { password, cost, wasCost, earlier, error } = snapshot.context;
  const choices = shownOf(snapshot);
  const busy = snapshot.matches('requoting') || snapshot.matches('ordering');
  if (!(busy || snapshot.matches('reviewing')) || cost === null) return null;
  return {
    ...choices,
    regionName: region?.name ?? choices.regionId ?? '',
    plan,
    password,
    containers: choices.containers ?? 0,
    cost,
    wasCost,
    earlier: earlier.map(({ key, at, isSame, serverId }) => ({
      ...{ key, at, isSame },
      serverHref: serverId === null ? null : serverHref(serverId),
    })),
    forgetful: !canKeep,
    preflight: preflightOf(cost.total, wallet),
    failure: error && { isOffOffer: error.kind === 'refused', serverMessage: error.serverMessage },
    busy,
    onConfirm: () => send({ type: 'confirm' }),
    onBack: () => send({ type: 'back' }),
  };
};

const formOf = (snapshot: Snapshot, send: Send, circumstances: OrderCircumstances): OrderForm => {
  const { password, error } = snapshot.context;
  const choices = shownOf(snapshot);
  const region = chosenOf(circumstances.regions, choices.regionId);
  const plan = chosenOf(circumstances.plans, choices.planId);
  const choose = (chosen: Partial<typeof choices>) => send({ type: 'choose', choices: chosen });
  const canOrder = plan !== null && !plan.isSoldOut;
  const priced = costOf(plan, snapshot);
  // A region or plan that is no longer offered counts as not chosen.
  const chosen = { ...choices, regionId: region?.id ?? null, planId: canOrder ? plan.id : null, password };
  return {
    locked: !snapshot.matches('editing'),
    region: {
      options: circumstances.regions,
      value: choices.regionId,
      onSelect: (regionId) => choose({ regionId }),
      onRetry: circumstances.onRetryRegions,
    },
    plan: {
      options: circumstances.plans,
      value: choices.planId,
      onSelect: (planId) => choose({ planId }),
      onRetry: circumstances.onRetryPlans,
    },
    disk: {
      valueMb: choices.diskMb,
      leastMb: leastDiskOf(choices.regionId),
      onChange: (diskMb) => choose({ diskMb }),
    },
    mariadbDisk: { valueMb: choices.mariadbDiskMb, onChange: (mariadbDiskMb) => choose({ mariadbDiskMb }) },
    user: { value: choices.user, onChange: (user) => choose({ user }) },
    password: {
      value: password,
      broken: brokenPasswordRules(password),
      onChange: (value) => send({ type: 'password.change', password: value }),
      onGenerate: () => send({ type: 'password.change', password: generatePassword() }),
    },
    containers: { value: choices.containers, onChange: (containers) => choose({ containers }) },
    ...priced,
    gaps: gapsOf(chosen),
    failure: error !== null && snapshot.matches({ editing: 'refused' }) ? { serverMessage: error.serverMessage } : null,
    onReview: () => send({ type: 'review' }),
    review: reviewOf(snapshot, send, region, plan, circumstances),
    preflight: priced.cost && preflightOf(priced.cost.total, circumstances.wallet),
  };
};

/** The order screen's props in a state of the flow: the form with its faults and cost, or the order's status (spec §2, /wordpress/create). */
export const connectOrderServer = (
  snapshot: Snapshot,
  attempt: SnapshotFrom<typeof orderAttemptMachine> | undefined,
  send: Send,
  circumstances: OrderCircumstances,
): Pick<OrderServerScreenProps, 'kind' | 'content'> => {
  const { choices } = snapshot.context;
  const region = chosenOf(circumstances.regions, choices.regionId);
  const plan = chosenOf(circumstances.plans, choices.planId);
  const order = {
    regionName: region?.name ?? null,
    planName: plan?.name ?? null,
    // Several servers have several costs, so there is no single sum.
    total: snapshot.context.found.length > 1 ? null : (costOf(plan, snapshot).cost?.total ?? null),
  };
  const message = connectOrderMessage(snapshot, attempt, send);
  const content = message ? { ...message, order } : formOf(snapshot, send, circumstances);
  return { kind: circumstances.kind, content };
};
