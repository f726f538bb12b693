import { expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { phoneConfirmationChart } from './account/phoneConfirmation.chart.ts';
import { registrationChart } from './account/registration.chart.ts';
import { cardConfirmationChart } from './cards/cardConfirmation.chart.ts';
import { linkCardChart } from './cards/linkCard.chart.ts';
import { changeSetChart } from './dns/changeSet.chart.ts';
import { dnsActivationChart } from './dns/dnsActivation.chart.ts';
import { domainsChart } from './dns/domains.chart.ts';
import * as exported from './index.ts';
import { orderAttemptChart, orderServerChart } from './order/orderServer.chart.ts';
import { orderWizardChart } from './order/orderWizard.chart.ts';
import { customDomainChart } from './servers/customDomain.chart.ts';
import { serverLogChart } from './servers/serverLog.chart.ts';
import { serverUpgradeChart } from './servers/serverUpgrade.chart.ts';
import { idleLockChart } from './session/idleLock.chart.ts';
import { lockScreenChart } from './session/lockScreen.chart.ts';
import { sessionChart } from './session/session.chart.ts';
import { describeChart } from './testing/describeChart.ts';
import { attemptChart } from './top-up/attempt.chart.ts';
import { topUpChart } from './top-up/topUp.chart.ts';

const charts = [
  attemptChart,
  cardConfirmationChart,
  changeSetChart,
  customDomainChart,
  dnsActivationChart,
  domainsChart,
  idleLockChart,
  linkCardChart,
  lockScreenChart,
  orderAttemptChart,
  orderServerChart,
  orderWizardChart,
  phoneConfirmationChart,
  registrationChart,
  serverLogChart,
  serverUpgradeChart,
  sessionChart,
  topUpChart,
];

it('every exported machine has a chart', () => {
  const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
  expect(charts.map(({ machine }) => machine.id).sort()).toEqual(machines.map(({ id }) => id).sort());
});

for (const chart of charts) describeChart(chart);
