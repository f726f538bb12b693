import { MaintenanceScreen } from '@may/ui';
import { config } from '../../config.ts';
import { href } from '../../router/href.ts';

const { maintenanceFrom, maintenanceUntil } = config;

/** /pages/maintenence (as the specification spells it) and /pages/maintenance. */
const MaintenanceRoute = () => (
  <MaintenanceScreen
    from={maintenanceFrom || null}
    until={maintenanceUntil || null}
    now={Date.now()}
    hrefs={{ home: href('dashboard'), helpdesk: href('helpdesk') }}
  />
);

export default MaintenanceRoute;
