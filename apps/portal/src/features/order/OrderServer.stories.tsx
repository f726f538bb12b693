import { OrderServerScreen } from '@may/screens/order/OrderServer/OrderServerScreen.tsx';
import type { Meta } from '@storybook/react-vite';
import { href } from '../../router/href.ts';
import { flowStory } from '../../stories/flowStory.tsx';
import { orderServerRow } from './orderServer.row.ts';

/** Every state of an order and of the attempt under it, through `connectOrderServer` and the real screen. */
const meta = { title: 'Order a server' } satisfies Meta;
export default meta;

const hrefs = { home: href('dashboard'), list: href('wordpress'), topUp: href('payment') };

export const States = await flowStory(orderServerRow, (content) => (
  <OrderServerScreen kind="wordpress" content={content} hrefs={hrefs} />
));
