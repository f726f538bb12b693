import { DomainsScreen } from '@may/ui';
import { mapLoadable } from '../data/toLoadable.ts';
import { href } from '../router/href.ts';
import { rowOfDomain } from '../routes/domains/rowOfDomain.ts';
import { domains } from './answers.ts';
import { startFigures } from './startFigures.ts';

const later = () => undefined;

startFigures({ domains }, (_, read) => (
  <DomainsScreen
    domains={mapLoadable(read.domains, (rows) => ({ ...rows, items: rows.items.map(rowOfDomain) }))}
    hrefs={{ home: href('dashboard') }}
    onAdd={later}
    onDelete={later}
  />
));
