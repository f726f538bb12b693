import { ServerErrorScreen } from '@may/ui';
import { href } from '../router/href.ts';

/** The error page, loaded when an error occurs. */
const ServerErrorPage = ({ onRetry }: { onRetry: () => void }) => (
  <ServerErrorScreen
    onRetry={onRetry}
    hrefs={{ home: href('dashboard'), helpdesk: href('helpdesk', { from: window.location.pathname }) }}
  />
);

export default ServerErrorPage;
