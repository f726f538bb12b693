import { balanceOf } from '@may/domain';
import { WalletBalance } from '@may/ui';
import { mapLoadable } from '../data/toLoadable.ts';
import { transactions } from './answers.ts';
import { startFigures } from './startFigures.ts';

startFigures({ transactions }, (me, read) => (
  <WalletBalance balance={mapLoadable(read.transactions, ({ items }) => balanceOf(items, me))} />
));
