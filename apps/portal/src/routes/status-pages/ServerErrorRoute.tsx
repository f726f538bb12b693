import { ServerErrorScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /pages/error500, and what stands in place of a page at an error, with another try. */
const ServerErrorRoute = ({ onRetry }: { onRetry?: () => void }) => (
  <ServerErrorScreen
    onRetry={onRetry}
    hrefs={{ home: href('dashboard'), helpdesk: href('helpdesk', { from: window.location.pathname }) }}
  />
);

export default ServerErrorRoute;
