import { fixtureNow, invoiceFixture, transactionFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import { balanceOf } from '@may/domain/wallet/transaction.ts';
import { DashboardScreen } from '@may/screens/dashboard/Dashboard/DashboardScreen.tsx';
import { AppShell, UserMenu } from '@may/ui';
import { fn } from 'storybook/test';
import { href } from '../../router/href.ts';
import { useNavigation } from './useNavigation.ts';

const day = 86_400_000;
const at = (daysAgo: number) => new Date(fixtureNow - daysAgo * day).toISOString();

const transactions = [
  transactionFixture({ id: 'txn_4', createdAt: at(1), endingBalance: dong(3_270_000) }),
  transactionFixture({
    id: 'txn_3',
    description: 'Gia hạn WordPress blog-du-lich, 2 container',
    amount: dong(-680_000),
    createdAt: at(3),
    endingBalance: dong(2_770_000),
  }),
  transactionFixture({ id: 'txn_2', amount: dong(2_000_000), createdAt: at(9), endingBalance: dong(3_450_000) }),
  transactionFixture({ id: 'txn_1', amount: dong(1_450_000), createdAt: at(24), endingBalance: dong(1_450_000) }),
];
const invoices = [
  invoiceFixture({ id: 'in_2', number: 'MAY-2026-0198', status: 'unpaid', createdAt: at(2) }),
  invoiceFixture(),
];

/** The dashboard in its frame, for the stories of flows that show no screen of their own. */
export const SignedInPage = () => (
  <AppShell
    navigation={useNavigation(href('dashboard'))}
    controls={
      <UserMenu
        email="demo@may.cloud"
        name="Nguyễn Minh Anh"
        onShow={fn()}
        onMask={fn()}
        onLock={fn()}
        onSignOut={fn()}
      />
    }
  >
    <DashboardScreen
      email="demo@may.cloud"
      now={fixtureNow}
      servers={null}
      runway={{ status: 'ready', value: { kind: 'nothingDue' } }}
      balance={{ status: 'ready', value: balanceOf({ items: transactions, unreadable: 0 }, { balance: null }) }}
      transactions={{ status: 'ready', value: { items: transactions, unreadable: 0 } }}
      invoices={{ status: 'ready', value: { items: invoices, unreadable: 0 } }}
      pendingTopUps={null}
      hrefs={{ transactions: '', payment: '', invoices: '', order: '', domains: null }}
    />
  </AppShell>
);
