import { balanceOf } from '@may/domain';
import { DashboardScreen } from '@may/ui';
import { mapLoadable } from '../data/toLoadable.ts';
import { href } from '../router/href.ts';
import { invoices, transactions } from './answers.ts';
import { startFigures } from './startFigures.ts';

startFigures({ transactions, invoices }, (me, read) => (
  <DashboardScreen
    email={me.email}
    now={0}
    balance={mapLoadable(read.transactions, ({ items }) => balanceOf(items, me))}
    {...read}
    pendingTopUps={null}
    hrefs={{ transactions: href('transactions'), payment: href('payment'), invoices: href('invoices') }}
  />
));
