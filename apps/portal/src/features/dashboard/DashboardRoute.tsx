import { currencyOfRegion } from '@may/domain/region.ts';
import { topUpPresets } from '@may/domain/top-up/topUp.ts';
import { DashboardScreen } from '@may/screens/dashboard/Dashboard/DashboardScreen.tsx';
import { config } from '../../browser/config.ts';
import {
  useBalance,
  useInvoices,
  useReadBalance,
  useSignedInMe,
  useTransactions,
} from '../../data/customer.queries.ts';
import { usePlans, useServerRows, useServers } from '../../data/serverReads.ts';
import { href } from '../../router/href.ts';
import { topUpHrefOf } from '../../router/topUpHrefOf.ts';
import { PendingTray } from '../top-up/PendingTray.tsx';
import { runwayRead } from './runwayRead.ts';

const { wordpress, dns } = config.flags;

/** The dashboard at `/`. */
const DashboardRoute = () => {
  const { email, region } = useSignedInMe();
  const currency = currencyOfRegion(region);
  const plans = usePlans();
  const servers = useServerRows(plans);
  return (
    <DashboardScreen
      email={email}
      now={Date.now()}
      servers={wordpress ? servers : null}
      waitsForPrices={plans.status === 'loading'}
      balance={useBalance()}
      runway={runwayRead(useReadBalance(), useServers(), plans)}
      transactions={useTransactions()}
      invoices={useInvoices()}
      pendingTopUps={<PendingTray />}
      hrefs={{
        transactions: href('transactions'),
        payment: href('payment'),
        invoices: href('invoices'),
        order: href('wordpressCreate'),
        domains: dns ? href('domains') : null,
      }}
      amounts={topUpPresets[currency]
        .slice(0, 3)
        .map((value) => ({ amount: { amount: value, currency }, href: topUpHrefOf({ amount: value, currency }) }))}
    />
  );
};

export default DashboardRoute;
