import { costOfServer, nextRenewal } from '@may/domain';
import { ServerOverview } from '@may/ui';
import { usePlans } from '../../data/serverReads.ts';
import { href } from '../../router/href.ts';
import type { TabProps } from './tabs.ts';

/** General info: the server's facts, its monthly price and its next charge. */
export const GeneralTab = ({ server }: TabProps) => {
  const plans = usePlans();
  const isCharged = server.status === null || server.status === 'active';
  return (
    <ServerOverview
      server={server}
      monthly={costOfServer(server, plans)}
      nextCharge={isCharged && server.createdAt !== null ? nextRenewal(server.createdAt, Date.now()) : null}
      hrefs={{ invoices: href('invoices'), order: href('orderProgress', { id: server.id }) }}
    />
  );
};
