import { dnsActivationMachine } from '@may/machines';
import { dnsActivationChart } from '@may/machines/testing';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectActivation } from './connectActivation.ts';

describeConnect({
  proves: { connectActivation },
  machine: dnsActivationMachine,
  chart: dnsActivationChart,
  screens: {
    any: (snapshot, send, app) =>
      connectActivation(snapshot, send, {
        nameserverSuffix: 'may.cloud',
        origin: 'https://portal.may.cloud',
        onClose: app('onClose'),
      }),
  },
  presses: {
    onCheck: {
      gives: ({ standing }) => (standing.about === 'failed' ? 'retry' : 'check'),
      offered: ({ standing }) => standing.about === 'instructions' || (standing.about === 'failed' && !standing.isWait),
    },
    'standing.onProceed': 'proceed',
    onClose: 'onClose()',
  },
  hidden: { inactive: 'the list of domains', activated: 'the records' },
});
