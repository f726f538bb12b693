import { DashboardScreen } from '@may/screens/dashboard/Dashboard/DashboardScreen.tsx';
import { lazyPart, Skeleton, whenIdle } from '@may/ui';
import { Suspense } from 'react';
import { useBalance, useInvoices, useSignedInMe, useTransactions } from '../../data/customer.queries.ts';
import { href } from '../../router/href.ts';
import { PendingTray } from '../top-up/PendingTray.tsx';

const RunwayPart = lazyPart(() => import('../runway/RunwayPart.tsx'), whenIdle);

/** The dashboard at `/`. */
const DashboardRoute = () => {
  const { email } = useSignedInMe();
  return (
    <DashboardScreen
      email={email}
      now={Date.now()}
      balance={useBalance()}
      transactions={useTransactions()}
      invoices={useInvoices()}
      pendingTopUps={<PendingTray />}
      runway={
        <Suspense fallback={<Skeleton size="small" width="medium" />}>
          <RunwayPart />
        </Suspense>
      }
      hrefs={{ transactions: href('transactions'), payment: href('payment'), invoices: href('invoices') }}
    />
  );
};

export default DashboardRoute;
