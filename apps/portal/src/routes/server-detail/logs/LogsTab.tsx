import { ServerTabSkeleton } from '@may/ui';

const LogsTab = () => <ServerTabSkeleton tab="logs" />;

export default LogsTab;
