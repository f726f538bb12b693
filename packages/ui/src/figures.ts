// The door to what the portal's figures may draw: their build puts it in place of `@may/ui` (docs/decisions/0022).
export { pageSizes } from './components/DataTable/pageSizes.ts';
export { DashboardScreen } from './screens/Dashboard/DashboardScreen.tsx';
export { DomainsScreen } from './screens/Domains/DomainsScreen.tsx';
export { InvoicesScreen } from './screens/Invoices/InvoicesScreen.tsx';
export { ServersScreen } from './screens/Servers/ServersScreen.tsx';
export { WalletBalance } from './screens/TopUp/WalletBalance.tsx';
export { TransactionsScreen } from './screens/Transactions/TransactionsScreen.tsx';
