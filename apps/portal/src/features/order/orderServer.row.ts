import { planFixture, regionFixture } from '@may/domain/fixtures';
import { orderServerChart } from '@may/machines/order/orderServer.chart.ts';
import type { orderServerMachine } from '@may/machines/order/orderServerMachine.ts';
import type { SnapshotFrom } from 'xstate';
import { connectRow } from '../../testing/connectRow.ts';
import { connectOrderMessage } from './connectOrderMessage.ts';
import { connectOrderServer, type OrderCircumstances } from './connectOrderServer.ts';

/** Two regions and two plans on offer, for a customer whose wallet is unknown. */
export const circumstances = (app: (name: string) => () => void): OrderCircumstances => ({
  kind: 'wordpress',
  regions: { status: 'ready', value: [regionFixture(), regionFixture({ id: '5', name: 'Tokyo' })] },
  plans: { status: 'ready', value: [planFixture(), planFixture({ id: '3' })] },
  onRetryRegions: app('onRetryRegions'),
  onRetryPlans: app('onRetryPlans'),
  wallet: null,
  canKeep: true,
  serverHref: (id) => `/servers/${id}`,
});
const screen =
  (other: (app: (name: string) => () => void) => Partial<OrderCircumstances> = () => ({})) =>
  (
    snapshot: SnapshotFrom<typeof orderServerMachine>,
    send: Parameters<typeof connectOrderServer>[2],
    app: (name: string) => () => void,
  ) =>
    connectOrderServer(snapshot, snapshot.children.attempt?.getSnapshot(), send, {
      ...circumstances(app),
      ...other(app),
    }).content;

const choosing = (field: string) => (_: unknown, value: unknown) => ({ type: 'choose', choices: { [field]: value } });

export const orderServerRow = connectRow({
  proves: { connectOrderServer, connectOrderMessage },
  chart: orderServerChart,
  distinguishes: ({ context: { password, repeatsAreOne, cost, wasCost, error, found }, children }) => {
    const attempt = children.attempt?.getSnapshot().context;
    if (!attempt)
      return [password === '', repeatsAreOne, cost === null, wasCost === null, error === null, found.length];
    return [password === '', attempt.repeatsAreOne, attempt.mayHaveArrived, attempt.receipt === null];
  },
  screens: {
    'everything is offered': screen(),
    'nothing is offered': screen(() => ({
      regions: { status: 'ready', value: [] },
      plans: { status: 'ready', value: [] },
    })),
    'nothing could be read': screen((app) => ({
      regions: { status: 'failed', onRetry: app('readRegions') },
      plans: { status: 'failed', onRetry: app('readPlans') },
    })),
  },
  presses: {
    'region.onSelect': { gives: choosing('regionId'), with: [['1'], ['5']] },
    'region.onRetry': 'onRetryRegions()',
    'region.options.onRetry': 'readRegions()',
    'plan.onSelect': { gives: choosing('planId'), with: [['2'], ['3']] },
    'plan.onRetry': 'onRetryPlans()',
    'plan.options.onRetry': 'readPlans()',
    'disk.onChange': { gives: choosing('diskMb'), with: [[20_480], [0]] },
    'mariadbDisk.onChange': { gives: choosing('mariadbDiskMb'), with: [[20_480], [0]] },
    'user.onChange': { gives: choosing('user'), with: [['an'], ['']] },
    'password.onChange': { gives: { type: 'password.change', password: 'Matkhau!1' }, with: [['Matkhau!1']] },
    'password.onGenerate': 'password.change',
    'containers.onChange': { gives: choosing('containers'), with: [[2], [null]] },
    // While a field is missing, the press leads to that field instead.
    onReview: { gives: 'review', offered: (view) => 'gaps' in view && !view.locked && view.gaps.length === 0 },
    'review.onConfirm': { gives: 'confirm', offered: (view) => 'review' in view && view.review?.busy === false },
    'review.onBack': { gives: 'back', offered: (view) => 'review' in view && view.review?.busy === false },
    'actions.check': 'check',
    'actions.retry': 'retry',
    'actions.repeat': 'repeat',
    'actions.startOver': 'startOver',
    'actions.leave': 'leave',
    'actions.seeServers': 'leave',
  },
});
