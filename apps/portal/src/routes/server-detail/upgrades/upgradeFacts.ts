import { diskOf, isUpgraded, type Money, type Plan, type Rows, type Server, type ServerUpgrade } from '@may/domain';
import type { serverUpgradeMachine } from '@may/machines';
import type { Loadable, UpgradeChange } from '@may/ui';
import type { SnapshotFrom } from 'xstate';

type Context = SnapshotFrom<typeof serverUpgradeMachine>['context'];

/** The screen's facts that the flow does not know. */
export type UpgradeCircumstances = {
  /** The server as the page read it last. */
  server: Server;
  plans: Loadable<Rows<Plan>>;
  onRetryPlans: () => void;
  /** Null is unknown. */
  wallet: Money | null;
  /** ISO 8601; null is unknown. */
  nextCharge: string | null;
  /** False if local storage cannot keep the upgrade: it is then lost with the page. */
  canKeep: boolean;
};

/** The plans that are known now; empty until they are read. */
export const plansIn = ({ plans }: Pick<UpgradeCircumstances, 'plans'>): readonly Plan[] =>
  plans.status === 'ready' ? plans.value.items : [];

/** The server of the page, or the one that was read with the upgrade, until the page shows it too. */
export const presentServer = ({ upgrade, upgraded }: Context, { server }: UpgradeCircumstances): Server =>
  upgrade && upgraded && !isUpgraded(server, upgrade) ? upgraded : server;

/** The size of a disk in MB; null is unknown, or no MariaDB disk. */
export const sizeOf = (server: Server, part: 'disk' | 'mariadb'): number | null => {
  const mb = diskOf(server, part);
  return part === 'mariadb' && mb === 0 ? null : mb;
};

/** An upgrade of a server in the screen's words. */
export const changeOf = (upgrade: ServerUpgrade, server: Server, plans: readonly Plan[]): UpgradeChange => {
  if (upgrade.part !== 'plan')
    return { part: upgrade.part, beforeMb: sizeOf(server, upgrade.part), afterMb: upgrade.totalMb };
  const planOf = (planId: string | null) => plans.find(({ id }) => id === planId) ?? null;
  return { part: 'plan', before: planOf(server.planId), after: planOf(upgrade.planId) };
};
