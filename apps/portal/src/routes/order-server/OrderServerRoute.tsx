import { OrderServerScreen } from '@may/ui';
import { useKind } from '../servers/useKind.ts';
import { useOrderServer } from './useOrderServer.ts';

/** /wordpress/create and /hosting/create. */
const OrderServerRoute = () => <OrderServerScreen {...useOrderServer(useKind())} />;

export default OrderServerRoute;
