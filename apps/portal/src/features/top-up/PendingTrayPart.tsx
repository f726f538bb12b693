import { PendingTopUps } from '@may/screens/top-up/PendingTopUps/PendingTopUps.tsx';
import { usePendingTopUps } from './usePendingTopUps.ts';

const PendingTrayPart = () => <PendingTopUps {...usePendingTopUps()} />;

export default PendingTrayPart;
