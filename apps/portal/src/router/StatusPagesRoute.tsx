import { ComingSoonScreen } from '@may/screens/status/ComingSoon/ComingSoonScreen.tsx';
import { MaintenanceScreen } from '@may/screens/status/Maintenance/MaintenanceScreen.tsx';
import { NotFoundScreen } from '@may/screens/status/NotFound/NotFoundScreen.tsx';
import { ServerErrorScreen } from '@may/screens/status/ServerError/ServerErrorScreen.tsx';
import { UnavailableScreen } from '@may/screens/status/Unavailable/UnavailableScreen.tsx';
import { config } from '../browser/config.ts';
import { href } from './href.ts';

const home = href('dashboard');
const helpdesk = href('helpdesk');

/** Also in place of a page at an error, with another try. */
const ServerError = ({ onRetry }: { onRetry?: () => void }) => (
  <ServerErrorScreen
    onRetry={onRetry}
    hrefs={{ home, helpdesk: href('helpdesk', { from: window.location.pathname }) }}
  />
);

const Maintenance = () => (
  <MaintenanceScreen
    from={config.maintenanceFrom || null}
    until={config.maintenanceUntil || null}
    now={Date.now()}
    hrefs={{ home, helpdesk }}
  />
);

/** The pages that say one thing. A service of the menu without a screen is to come. */
export default {
  comingSoon: () => <ComingSoonScreen hrefs={{ home }} />,
  database: () => <ComingSoonScreen service="database" hrefs={{ home }} />,
  firewall: () => <ComingSoonScreen service="firewall" hrefs={{ home }} />,
  svm: () => <ComingSoonScreen service="svm" hrefs={{ home }} />,
  serverError: ServerError,
  unavailable: () => <UnavailableScreen hrefs={{ home, helpdesk }} />,
  maintenance: Maintenance,
  notFound: () => <NotFoundScreen hrefs={{ home }} />,
};
