import { MaintenanceScreen } from '@may/ui';
import { useNavigate } from 'react-router-dom';
import { href } from '../../router/href.ts';

/** /pages/maintenence (as the specification spells it), /pages/maintenance and /pages/error503. */
const MaintenanceRoute = () => {
  const navigate = useNavigate();
  return <MaintenanceScreen onRetry={() => navigate(href('dashboard'))} />;
};

export default MaintenanceRoute;
