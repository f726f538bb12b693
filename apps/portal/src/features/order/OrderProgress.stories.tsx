import { OrderProgressScreen } from '@may/screens/order/OrderProgress/OrderProgressScreen.tsx';
import type { Meta } from '@storybook/react-vite';
import { href } from '../../router/href.ts';
import { flowStory } from '../../stories/flowStory.tsx';
import { orderWizardRow } from './orderWizard.row.ts';

/** Every state of an order that is under way, through `connectOrderWizard` and the real screen. */
const meta = { title: 'Order progress' } satisfies Meta;
export default meta;

const hrefs = {
  list: href('wordpress'),
  server: null,
  topUp: href('payment', { amount: '400000', currency: 'VND' }),
  cards: href('linkCard'),
  invoices: href('invoices'),
};

export const States = await flowStory(orderWizardRow, (view) => (
  <OrderProgressScreen {...view} kind="wordpress" hrefs={hrefs} />
));
