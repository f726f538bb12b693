import { nextRenewal } from '@may/domain';
import { ServersCard } from '@may/ui';
import { usePlans, useServers } from '../../data/serverReads.ts';
import { totalOf } from '../../data/serverRows.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';

/** A summary of the customer's servers. Its code is fetched when the dashboard is idle, hence the default export. */
const ServersGlance = () => {
  const servers = useServers();
  const plans = usePlans();
  const now = Date.now();
  const glance = mapLoadable(servers, ({ items }) => ({
    count: items.length,
    monthly: totalOf(servers, plans),
    nextCharge:
      items
        .flatMap(({ createdAt }) => (createdAt === null ? [] : (nextRenewal(createdAt, now) ?? [])))
        .sort()
        .at(0) ?? null,
  }));
  return <ServersCard servers={glance} hrefs={{ list: href('wordpress'), order: href('wordpressCreate') }} />;
};

export default ServersGlance;
