import { TransactionsScreen } from '@may/ui';
import { href } from '../router/href.ts';
import { transactions } from './answers.ts';
import { drawnView } from './drawnView.ts';
import { startFigures } from './startFigures.ts';

startFigures({ transactions }, (_, read) => (
  <TransactionsScreen
    {...read}
    pendingTopUps={null}
    view={drawnView('transactions')}
    hrefs={{ home: href('dashboard'), payment: href('payment') }}
  />
));
