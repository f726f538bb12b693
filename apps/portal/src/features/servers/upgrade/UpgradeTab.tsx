import { upgradeParts } from '@may/domain/servers/upgradePart.ts';
import { DiskUpgradeScreen } from '@may/screens/servers/ServerUpgrade/DiskUpgradeScreen.tsx';
import { PlanUpgradeScreen } from '@may/screens/servers/ServerUpgrade/PlanUpgradeScreen.tsx';
import type { TabProps } from '../tabProps.ts';
import { connectDiskUpgrade } from './connectDiskUpgrade.ts';
import { connectPlanUpgrade } from './connectPlanUpgrade.ts';
import { useServerUpgrade } from './useServerUpgrade.ts';

/** A disk of a server, or its plan, with its upgrade. */
const UpgradeTab = ({ tab, ...props }: TabProps) => {
  const part = upgradeParts.find((one) => one === tab) ?? 'disk';
  const { snapshot, send, circumstances, hrefs } = useServerUpgrade(part, props);
  return part === 'plan' ? (
    <PlanUpgradeScreen {...connectPlanUpgrade(snapshot, send, circumstances)} hrefs={hrefs} />
  ) : (
    <DiskUpgradeScreen {...connectDiskUpgrade(part, snapshot, send, circumstances)} hrefs={hrefs} />
  );
};

export default UpgradeTab;
