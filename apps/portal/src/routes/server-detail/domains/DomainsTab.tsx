import { ServerTabSkeleton } from '@may/ui';

const DomainsTab = () => <ServerTabSkeleton tab="domains" />;

export default DomainsTab;
