import { ServerTabSkeleton } from '@may/ui';

const DiskTab = () => <ServerTabSkeleton tab="disk" />;

export default DiskTab;
