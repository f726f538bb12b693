import { PendingTopUps } from '@may/screens';
import { usePendingTopUps } from './usePendingTopUps.ts';

const PendingTrayPart = () => <PendingTopUps {...usePendingTopUps()} />;

export default PendingTrayPart;
