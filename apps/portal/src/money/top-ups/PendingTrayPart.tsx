import { PendingTopUps } from '@may/ui';
import { usePendingTopUps } from './usePendingTopUps.ts';

/** The tray itself; see `PendingTray`. */
const PendingTrayPart = () => <PendingTopUps {...usePendingTopUps()} />;

export default PendingTrayPart;
