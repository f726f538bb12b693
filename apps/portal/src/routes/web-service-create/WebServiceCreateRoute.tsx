import { WebServiceCreateScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /web-service/create: a preview with a sample repository (docs/decisions/0012). */
const WebServiceCreateRoute = () => <WebServiceCreateScreen hrefs={{ home: href('dashboard'), paas: href('paas') }} />;

export default WebServiceCreateRoute;
