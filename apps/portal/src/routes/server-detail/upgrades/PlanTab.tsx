import { ServerTabSkeleton } from '@may/ui';

const PlanTab = () => <ServerTabSkeleton tab="plan" />;

export default PlanTab;
