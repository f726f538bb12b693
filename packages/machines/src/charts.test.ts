import { expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { attemptChart } from './attempt/attempt.chart.ts';
import { cardConfirmationChart } from './card-confirmation/cardConfirmation.chart.ts';
import { changeSetChart } from './change-set/changeSet.chart.ts';
import { customDomainChart } from './custom-domain/customDomain.chart.ts';
import { dnsActivationChart } from './dns-activation/dnsActivation.chart.ts';
import { domainsChart } from './dns-domains/domains.chart.ts';
import { idleLockChart } from './idle-lock/idleLock.chart.ts';
import * as exported from './index.ts';
import { linkCardChart } from './link-card/linkCard.chart.ts';
import { lockScreenChart } from './lock-screen/lockScreen.chart.ts';
import { orderAttemptChart, orderServerChart } from './order-server/orderServer.chart.ts';
import { orderWizardChart } from './order-wizard/orderWizard.chart.ts';
import { phoneConfirmationChart } from './phone-confirmation/phoneConfirmation.chart.ts';
import { registrationChart } from './registration/registration.chart.ts';
import { serverLogChart } from './server-log/serverLog.chart.ts';
import { serverUpgradeChart } from './server-upgrade/serverUpgrade.chart.ts';
import { sessionChart } from './session/session.chart.ts';
import { describeChart } from './testing/describeChart.ts';
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
