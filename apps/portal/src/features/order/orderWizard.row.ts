import { orderWizardChart } from '@may/machines/order/orderWizard.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectOrderWizard } from './connectOrderWizard.ts';

export const orderWizardRow = connectRow({
  proves: { connectOrderWizard },
  chart: orderWizardChart,
  distinguishes: ({ context: { failure, readings } }) => [failure === null, readings === 0],
  screens: { any: (snapshot, send) => connectOrderWizard(snapshot, send, { topUpOf: (due) => due }) },
  presses: {
    'actions.check': 'check',
  },
});
