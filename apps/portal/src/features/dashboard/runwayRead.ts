import type { Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Plan, Server } from '@may/domain/servers/server.ts';
import { type Runway, runwayOf } from '@may/domain/wallet/runway.ts';
import type { Loadable } from '@may/ui';
import { priceOf } from '../../data/serverReads.ts';
import { mapLoadable } from '../../data/toLoadable.ts';

/** The runway once balance, servers and prices are read. An unreadable row of the servers has an unknown price. */
export const runwayRead = (
  balance: Loadable<Money | null>,
  servers: Loadable<Rows<Server>>,
  plans: Loadable<Rows<Plan>>,
): Loadable<Runway> => {
  if (balance.status !== 'ready') return balance;
  if (servers.status !== 'ready') return servers;
  const { items, unreadable } = servers.value;
  const unread = Array<null>(unreadable).fill(null);
  return mapLoadable(plans, (read) =>
    runwayOf(balance.value, [...items.map((server) => priceOf(server, read)), ...unread]),
  );
};
