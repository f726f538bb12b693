import { PlanUpgradeScreen } from '@may/ui';
import type { TabProps } from '../tabs.ts';
import { connectPlanUpgrade } from './connectPlanUpgrade.ts';
import { useServerUpgrade } from './useServerUpgrade.ts';

const PlanTab = (tab: TabProps) => {
  const { snapshot, attempt, send, circumstances, hrefs } = useServerUpgrade('plan', tab);
  return <PlanUpgradeScreen {...connectPlanUpgrade(snapshot, attempt, send, circumstances)} hrefs={hrefs} />;
};

export default PlanTab;
