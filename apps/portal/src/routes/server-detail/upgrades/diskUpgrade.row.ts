import { serverUpgradeMachine } from '@may/machines';
import { serverUpgradeChart } from '@may/machines/testing';
import { connectRow } from '../../../testing/connectRow.ts';
import { connectDiskUpgrade } from './connectDiskUpgrade.ts';
import { connectUpgradeMessage } from './connectUpgradeMessage.ts';
import { circumstances } from './upgrade.fixtures.ts';

export const diskUpgradeRow = connectRow({
  proves: { connectDiskUpgrade, connectUpgradeMessage },
  machine: serverUpgradeMachine,
  chart: serverUpgradeChart,
  distinguishes: ({ context: { upgrade, repeatsAreOne, review, error }, children }) => {
    const attempt = children.attempt?.getSnapshot().context;
    if (!attempt) return [upgrade === null, repeatsAreOne, review?.earlier?.blocks, error === null];
    return [attempt.repeatsAreOne, attempt.mayHaveArrived, attempt.receipt === null, attempt.error?.kind];
  },
  screens: {
    'a server that runs': (snapshot, send) =>
      connectDiskUpgrade('disk', snapshot, snapshot.children.attempt?.getSnapshot(), send, circumstances).content,
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
    'actions.repeat': 'repeat',
    'actions.review': 'review',
    'actions.startOver': 'startOver',
    'actions.again': 'startOver',
  },
});
