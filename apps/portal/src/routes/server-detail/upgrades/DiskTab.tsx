import type { TabProps } from '../tabs.ts';
import { DiskUpgrade } from './DiskUpgrade.tsx';

const DiskTab = (tab: TabProps) => <DiskUpgrade {...tab} part="disk" />;

export default DiskTab;
