import { PaasScreen, sampleServices } from '@may/ui';
import { href } from '../../router/href.ts';
import { useTable } from '../../router/useTable.ts';

/** /paas: a preview with sample rows. It asks the provider for nothing (docs/decisions/0012). */
const PaasRoute = () => (
  <PaasScreen
    services={sampleServices}
    hrefs={{
      home: href('dashboard'),
      webServiceCreate: href('webServiceCreate'),
      projectCreate: href('projectCreate'),
    }}
    {...useTable('paas')}
  />
);

export default PaasRoute;
