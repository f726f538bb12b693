/** Exports for the portal's tests: the charts with all of their inputs, and the walk through one. */
export { cardConfirmationChart } from './card-confirmation/cardConfirmation.chart.ts';
export { changeSetChart } from './change-set/changeSet.chart.ts';
export { customDomainChart } from './custom-domain/customDomain.chart.ts';
export { dnsActivationChart } from './dns-activation/dnsActivation.chart.ts';
export { domainsChart } from './dns-domains/domains.chart.ts';
export { idleLockChart } from './idle-lock/idleLock.chart.ts';
export { linkCardChart } from './link-card/linkCard.chart.ts';
export { orderServerChart } from './order-server/orderServer.chart.ts';
export { orderWizardChart } from './order-wizard/orderWizard.chart.ts';
export { phoneConfirmationChart } from './phone-confirmation/phoneConfirmation.chart.ts';
export { registrationChart } from './registration/registration.chart.ts';
export { serverLogChart } from './server-log/serverLog.chart.ts';
export { serverUpgradeChart } from './server-upgrade/serverUpgrade.chart.ts';
export { sessionChart } from './session/session.chart.ts';
export type { ChartSpec } from './testing/chart.types.ts';
export { tryEveryMove } from './testing/tryEveryMove.ts';
export { eventsOf, machinesIn, statesOf } from './testing/world.ts';
export { topUpChart } from './top-up/topUp.chart.ts';
