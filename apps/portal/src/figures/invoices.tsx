import { type Money, toMajorUnits } from '@may/domain';
import { InvoicesScreen } from '@may/ui';
import { href } from '../router/href.ts';
import { invoices } from './answers.ts';
import { drawnView } from './drawnView.ts';
import { startFigures } from './startFigures.ts';

const topUpHref = (amount: Money) => href('payment', { amount: String(toMajorUnits(amount)) });

startFigures({ invoices }, (_, read) => (
  <InvoicesScreen {...read} hrefs={{ home: href('dashboard') }} topUpHref={topUpHref} view={drawnView('invoices')} />
));
