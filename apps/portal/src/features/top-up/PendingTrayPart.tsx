import { PendingTopUps } from '@may/ui';
import { usePendingTopUps } from './usePendingTopUps.ts';

const PendingTrayPart = () => <PendingTopUps {...usePendingTopUps()} />;

export default PendingTrayPart;
