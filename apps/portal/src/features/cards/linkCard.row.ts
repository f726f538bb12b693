import { linkCardChart } from '@may/machines/cards/linkCard.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectLinkCard } from './connectLinkCard.ts';

export const linkCardRow = connectRow({
  proves: { connectLinkCard },
  chart: linkCardChart,
  screens: {
    'for its own sake': (snapshot, send, app) =>
      connectLinkCard(snapshot, send, {
        form: 'the form',
        offline: false,
        isInterruptedTopUp: false,
        goToTopUp: app('goToTopUp'),
      }).content,
    'for a top-up, offline': (snapshot, send, app) =>
      connectLinkCard(snapshot, send, {
        form: 'the form',
        offline: true,
        isInterruptedTopUp: true,
        goToTopUp: app('goToTopUp'),
      }).content,
  },
  presses: {
    onSubmit: 'submit',
    // Loading again cannot add a missing configuration.
    onRetry: { gives: 'retry', offered: (view) => 'problem' in view && view.problem !== 'notConfigured' },
    'actions.check': 'check',
    'actions.another': 'another',
    'actions.seeCards': 'goToTopUp()',
    'actions.backToTopUp': 'goToTopUp()',
  },
  waitsFor: {
    unavailable: 'a link back, where no card provider is configured',
    'editing.mounting': 'the card provider’s form, which says that it is shown or lost',
    'editing.ready': 'the connection, where there is none',
    leaving: 'the card provider’s page',
  },
});
