import { MaintenanceScreen } from '@may/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** /pages/maintenence (as the specification spells it), /pages/maintenance and /pages/error503. */
const MaintenanceRoute = () => {
  const navigate = useNavigate();
  return <MaintenanceScreen onRetry={() => navigate(paths.dashboard)} />;
};

export default MaintenanceRoute;
