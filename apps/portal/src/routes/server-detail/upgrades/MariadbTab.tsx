import { ServerTabSkeleton } from '@may/ui';

const MariadbTab = () => <ServerTabSkeleton tab="mariadb" />;

export default MariadbTab;
