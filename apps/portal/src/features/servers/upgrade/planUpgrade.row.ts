import { serverUpgradeChart } from '@may/machines/servers/serverUpgrade.chart.ts';
import { connectRow } from '../../../testing/connectRow.ts';
import { connectPlanUpgrade } from './connectPlanUpgrade.ts';
import { circumstances } from './upgrade.fixtures.ts';

const part = 'plan';
const [input] = serverUpgradeChart.inputs;

export const planUpgradeRow = connectRow({
  proves: { connectPlanUpgrade },
  chart: {
    ...serverUpgradeChart,
    inputs: [{ ...(input as object), part }],
    events: [
      { type: 'choose', upgrade: { part, planId: '3' } },
      ...serverUpgradeChart.events.filter(({ type }) => type !== 'choose'),
    ],
  },
  screens: {
    'plans are offered': (snapshot, send, app) =>
      connectPlanUpgrade(snapshot, send, { ...circumstances, onRetryPlans: app('onRetryPlans') }),
  },
  presses: {
    onRetry: 'onRetryPlans()',
    'content.onBuy': {
      gives: 'choose review',
      with: [['3']],
      offered: ({ content }) => 'onBuy' in content && !content.busy && content.review === null,
    },
    'content.review.onConfirm': 'confirm',
    'content.review.onCheck': 'check',
    'content.review.onBack': 'back',
    'content.actions.check': 'check',
    'content.actions.retry': 'retry',
    'content.actions.startOver': 'startOver',
    'content.actions.again': 'startOver',
  },
});
