import { sampleRepositories, WebServiceCreateScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /web-service/create: a preview with sample repositories (docs/decisions/0012). */
const WebServiceCreateRoute = () => (
  <WebServiceCreateScreen repositories={sampleRepositories} hrefs={{ home: href('dashboard'), paas: href('paas') }} />
);

export default WebServiceCreateRoute;
