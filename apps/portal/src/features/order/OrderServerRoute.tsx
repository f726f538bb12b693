import { OrderServerScreen } from '@may/screens/order/OrderServer/OrderServerScreen.tsx';
import { OrderServerSkeleton } from '@may/screens/order/OrderServer/OrderServerSkeleton.tsx';
import { href } from '../../router/href.ts';
import { usePageKind } from '../../router/matchPage.ts';
import { useOrderServer } from './useOrderServer.ts';

/** /wordpress/create and /hosting/create. */
const OrderServerRoute = () => <OrderServerScreen {...useOrderServer(usePageKind())} />;

// The build does not know the draft.
const OrderServerPicture = () => {
  const kind = usePageKind();
  return <OrderServerSkeleton kind={kind} hrefs={{ home: href('dashboard'), list: href(kind) }} />;
};

export default import.meta.env.SSR ? OrderServerPicture : OrderServerRoute;
