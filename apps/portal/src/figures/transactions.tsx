import { TransactionsScreen } from '@may/ui';
import { href } from '../router/href.ts';
import { transactions } from './answers.ts';
import { startFigures } from './startFigures.ts';

startFigures({ transactions }, (_, read) => (
  <TransactionsScreen {...read} pendingTopUps={null} hrefs={{ home: href('dashboard'), payment: href('payment') }} />
));
