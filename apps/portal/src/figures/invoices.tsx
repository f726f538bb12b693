import { InvoicesScreen } from '@may/ui';
import { href } from '../router/href.ts';
import { invoices } from './answers.ts';
import { startFigures } from './startFigures.ts';

startFigures({ invoices }, (_, read) => <InvoicesScreen {...read} hrefs={{ home: href('dashboard') }} />);
