import { dnsDomainFixture } from '@may/domain/fixtures';
import { domainsChart } from '@may/machines/dns/domains.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectDomains } from './connectDomains.ts';

const circumstances = { known: [], createKey: () => 'key' };

const typing = (_: unknown, typed: string) => ({ type: 'type', typed });

export const domainsRow = connectRow({
  proves: { connectDomains },
  chart: domainsChart,
  distinguishes: ({ context: { error, isAccepted, task, typed } }) => [
    error?.kind,
    isAccepted,
    task?.kind === 'delete' && task.domain.active,
    typed,
  ],
  screens: {
    'a domain of its own': (snapshot, send) => connectDomains(snapshot, send, circumstances),
    'a domain that is listed': (snapshot, send) =>
      connectDomains(snapshot, send, { ...circumstances, known: [dnsDomainFixture({ name: 'bienxanh.vn' })] }),
  },
  presses: {
    'adding.onType': { gives: typing, with: [['saomai.vn']], offered: ({ adding }) => adding?.step === 'asking' },
    'adding.actions.submit': 'submit',
    'adding.actions.check': 'check',
    'adding.actions.retry': 'retry',
    'adding.onClose': 'close',
    'deleting.onType': { gives: typing, with: [['x']], offered: ({ deleting }) => deleting?.step === 'asking' },
    'deleting.actions.confirm': 'submit',
    'deleting.actions.check': 'check',
    'deleting.actions.retry': 'retry',
    'deleting.onClose': 'close',
  },
  waitsFor: { idle: 'the buttons of the list' },
});
