import { serverUpgradeChart } from '@may/machines/servers/serverUpgrade.chart.ts';
import { connectRow } from '../../../testing/connectRow.ts';
import { connectDiskUpgrade } from './connectDiskUpgrade.ts';
import { circumstances } from './upgrade.fixtures.ts';

export const diskUpgradeRow = connectRow({
  proves: { connectDiskUpgrade },
  chart: serverUpgradeChart,
  distinguishes: ({ context: { upgrade, review, error, isAccepted } }) => [
    upgrade === null,
    review?.blocking === null,
    error === null,
    isAccepted,
  ],
  screens: {
    'a server that runs': (snapshot, send) => connectDiskUpgrade('disk', snapshot, send, circumstances).content,
  },
  presses: {
    onChange: {
      gives: (_, totalMb) => ({ type: 'choose', upgrade: totalMb === null ? null : { part: 'disk', totalMb } }),
      with: [[40_960], [null]],
      offered: (view) => 'onChange' in view && !view.busy && view.review === null,
    },
    onReview: { gives: 'review', offered: (view) => 'onReview' in view && !view.busy && view.review === null },
    'review.onConfirm': 'confirm',
    'review.onCheck': 'check',
    'review.onBack': 'back',
    'actions.check': 'check',
    'actions.retry': 'retry',
    'actions.startOver': 'startOver',
    'actions.again': 'startOver',
  },
});
