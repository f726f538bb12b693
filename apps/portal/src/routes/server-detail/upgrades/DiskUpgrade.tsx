import { type DiskPart, DiskUpgradeScreen } from '@may/ui';
import type { TabProps } from '../tabs.ts';
import { connectDiskUpgrade } from './connectDiskUpgrade.ts';
import { useServerUpgrade } from './useServerUpgrade.ts';

/** A disk of a server with its upgrade. */
export const DiskUpgrade = ({ part, ...tab }: TabProps & { part: DiskPart }) => {
  const { snapshot, attempt, send, circumstances, hrefs } = useServerUpgrade(part, tab);
  return <DiskUpgradeScreen {...connectDiskUpgrade(part, snapshot, attempt, send, circumstances)} hrefs={hrefs} />;
};
