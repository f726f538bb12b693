import { sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { changeSetChart } from '@may/machines/dns/changeSet.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';

export const zoneChangesRow = connectRow({
  proves: { connectZoneChanges },
  chart: changeSetChart,
  distinguishes: ({ context: { zone, changes, accepted, run } }) =>
    run === null
      ? [zone.length, sizeOfChanges(changes), accepted]
      : [run.direction, new Set(run.progress.map(({ status }) => status)).size],
  screens: {
    any: (snapshot, send, app) =>
      connectZoneChanges(snapshot, send, {
        createKey: () => 'run',
        isKept: () => true,
        onDone: app('onDone'),
        onUndo: app('onUndo'),
        onReview: app('onReview'),
      }),
  },
  presses: {
    'confirm.onPress': {
      gives: { type: 'confirm', key: 'run' },
      offered: (view) => view.shows === 'review' && sizeOfChanges(view.changes) > 0,
    },
    'confirm.consent.onChange': {
      gives: (_, isGiven: boolean) => (isGiven ? 'consent.give' : 'consent.withdraw'),
      with: [[true], [false]],
    },
    onTakeBack: { gives: 'stage', with: [['new shop'], ['www']] },
    onDiscard: 'discard',
    'actions.stop': 'stop',
    'actions.check': 'check',
    'actions.continue': 'continue',
    'actions.review': 'review onReview()',
    'actions.undo': 'undo onUndo()',
    'actions.leave': 'leave onDone()',
  },
  waitsFor: {
    staging: 'the page, which asks for the review as it opens',
    reviewing: 'the link to the records, once everything was taken back',
  },
});
