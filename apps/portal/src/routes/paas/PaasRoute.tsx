import { PaasScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /paas: a preview with a sample row. It asks the provider for nothing (docs/decisions/0012). */
const PaasRoute = () => (
  <PaasScreen
    hrefs={{
      home: href('dashboard'),
      webServiceCreate: href('webServiceCreate'),
      projectCreate: href('projectCreate'),
    }}
  />
);

export default PaasRoute;
