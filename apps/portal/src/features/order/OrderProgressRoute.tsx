import { OrderProgressScreen } from '@may/screens/order/OrderProgress/OrderProgressScreen.tsx';
import { OrderProgressSkeleton } from '@may/screens/order/OrderProgress/OrderProgressSkeleton.tsx';
import { useParams } from 'react-router-dom';
import { useOrderWizard } from './useOrderWizard.ts';

const OrderProgress = ({ serverId }: { serverId: string }) => <OrderProgressScreen {...useOrderWizard(serverId)} />;

/** /wordpress-progress/{id}: the three steps after an order of either kind. Each server gets a new flow. */
const OrderProgressRoute = () => {
  const { id = '' } = useParams();
  return <OrderProgress key={id} serverId={id} />;
};

// The build does not know the order.
export default import.meta.env.SSR ? OrderProgressSkeleton : OrderProgressRoute;
