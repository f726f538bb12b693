import { cardConfirmationChart } from '@may/machines/cards/cardConfirmation.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectCardConfirmation } from './connectCardConfirmation.ts';

export const cardConfirmationRow = connectRow({
  proves: { connectCardConfirmation },
  chart: cardConfirmationChart,
  screens: { any: (snapshot, send) => connectCardConfirmation(snapshot, send) },
  presses: {
    'actions.check': 'check',
    'actions.retry': 'retry',
    'actions.approve': 'approve',
    'actions.otherCard': 'cancel',
    'actions.startOver': 'startOver',
  },
});
