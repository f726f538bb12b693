import { costOfServer } from '@may/domain/servers/pricing.ts';
import { nextRenewal } from '@may/domain/servers/renewal.ts';
import { ServerOverview } from '@may/screens/servers/ServerDetail/ServerOverview.tsx';
import { usePlans } from '../../data/serverReads.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import type { TabProps } from './tabProps.ts';

/** General info: the server's facts, its monthly price and its next charge. */
export const GeneralTab = ({ server }: TabProps) => {
  const plans = usePlans();
  const isCharged = server.status === null || server.status === 'active';
  return (
    <ServerOverview
      server={server}
      monthly={mapLoadable(plans, ({ items }) => costOfServer(server, items))}
      nextCharge={isCharged && server.createdAt !== null ? nextRenewal(server.createdAt, Date.now()) : null}
      hrefs={{ invoices: href('invoices'), order: href('orderProgress', { id: server.id }) }}
    />
  );
};
