import { ServerErrorScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /pages/error500. */
const ServerErrorRoute = () => <ServerErrorScreen hrefs={{ home: href('dashboard'), helpdesk: href('helpdesk') }} />;

export default ServerErrorRoute;
