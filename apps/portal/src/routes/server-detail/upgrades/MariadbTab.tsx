import type { TabProps } from '../tabs.ts';
import { DiskUpgrade } from './DiskUpgrade.tsx';

const MariadbTab = (tab: TabProps) => <DiskUpgrade {...tab} part="mariadb" />;

export default MariadbTab;
