import { dnsActivationChart } from '@may/machines/dns/dnsActivation.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectActivation } from './connectActivation.ts';

export const dnsActivationRow = connectRow({
  proves: { connectActivation },
  chart: dnsActivationChart,
  screens: {
    any: (snapshot, send, app) => connectActivation(snapshot, send, app('onClose')),
  },
  presses: {
    'check.onPress': 'check',
    onClose: 'onClose()',
  },
  hidden: { inactive: 'the list of domains', activated: 'the records' },
});
