import { OrderServerScreen } from '@may/ui';
import { usePageKind } from '../../router/usePageKind.ts';
import { useOrderServer } from './useOrderServer.ts';

/** /wordpress/create and /hosting/create. */
const OrderServerRoute = () => <OrderServerScreen {...useOrderServer(usePageKind())} />;

export default OrderServerRoute;
