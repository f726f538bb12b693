/** Exports for the portal's tests: the charts with all of their inputs, and the walk through one. */

export { phoneConfirmationChart } from './account/phoneConfirmation.chart.ts';
export { registrationChart } from './account/registration.chart.ts';
export { cardConfirmationChart } from './cards/cardConfirmation.chart.ts';
export { linkCardChart } from './cards/linkCard.chart.ts';
export { changeSetChart } from './dns/changeSet.chart.ts';
export { dnsActivationChart } from './dns/dnsActivation.chart.ts';
export { domainsChart } from './dns/domains.chart.ts';
export { orderServerChart } from './order/orderServer.chart.ts';
export { orderWizardChart } from './order/orderWizard.chart.ts';
export { customDomainChart } from './servers/customDomain.chart.ts';
export { serverLogChart } from './servers/serverLog.chart.ts';
export { serverUpgradeChart } from './servers/serverUpgrade.chart.ts';
export { idleLockChart } from './session/idleLock.chart.ts';
export { sessionChart } from './session/session.chart.ts';
export type { ChartSpec } from './testing/chart.types.ts';
export { tryEveryMove } from './testing/tryEveryMove.ts';
export { eventsOf, machinesIn, statesOf } from './testing/world.ts';
export { topUpChart } from './top-up/topUp.chart.ts';
