export type { AttemptError, OpenedAttempt, OpenRequest, Reconciled, SendRequest } from './attempt/attempt.types.ts';
export type {
  CardCheckoutRequest,
  CardConfirmationContext,
  CardConfirmationEvent,
  CardConfirmationInput,
  CardSecretRequest,
  CardStanding,
  OpenedCardPayment,
} from './card-confirmation/cardConfirmation.types.ts';
export { cardConfirmationMachine } from './card-confirmation/cardConfirmationMachine.ts';
export type {
  ChangeRun,
  ChangeSetContext,
  ChangeSetEvent,
  ReviewedChanges,
  StepApplied,
  StepRequest,
} from './change-set/changeSet.types.ts';
export { changeSetMachine } from './change-set/changeSetMachine.ts';
export { closeRun, haltReasonOf, isFinished } from './change-set/progress.ts';
export type {
  CustomDomainContext,
  CustomDomainEvent,
  CustomDomainInput,
  DomainsChange,
  UnverifiedDomain,
} from './custom-domain/customDomain.types.ts';
export { customDomainMachine } from './custom-domain/customDomainMachine.ts';
export type { DnsActivationContext, DnsActivationEvent } from './dns-activation/dnsActivationMachine.ts';
export { dnsActivationMachine } from './dns-activation/dnsActivationMachine.ts';
export type {
  DomainDone,
  DomainRequest,
  DomainsContext,
  DomainsEvent,
  DomainTask,
} from './dns-domains/dnsDomains.types.ts';
export { domainsMachine } from './dns-domains/domainsMachine.ts';
export type { IdleLockContext, IdleLockEvent } from './idle-lock/idleLock.types.ts';
export { idleLockMachine, idleWarning } from './idle-lock/idleLockMachine.ts';
export type { LinkCardContext, LinkCardEvent, SetupConfirmed } from './link-card/linkCard.types.ts';
export { linkCardMachine } from './link-card/linkCardMachine.ts';
export { lockScreenMachine } from './lock-screen/lockScreenMachine.ts';
export type {
  EarlierOrder,
  OrderChoices,
  OrderedServer,
  OrderReceipt,
  OrderServerContext,
  OrderServerEvent,
  OrderServerInput,
  Quote,
} from './order-server/orderServer.types.ts';
export { orderAttemptMachine, orderServerMachine } from './order-server/orderServerMachine.ts';
export type {
  InvoiceFacts,
  OrderQuestion,
  OrderWizardContext,
  OrderWizardEvent,
  ReconciledOrder,
} from './order-wizard/orderWizard.types.ts';
export { orderWizardMachine } from './order-wizard/orderWizardMachine.ts';
export type {
  CodeError,
  PhoneConfirmationContext,
  PhoneConfirmationEvent,
  ResendError,
} from './phone-confirmation/phoneConfirmation.types.ts';
export { phoneConfirmationMachine } from './phone-confirmation/phoneConfirmationMachine.ts';
export type {
  CreatedAccount,
  RegistrationContext,
  RegistrationError,
  RegistrationEvent,
  RegistrationInput,
} from './registration/registration.types.ts';
export { registrationMachine } from './registration/registrationMachine.ts';
export { restingStates } from './restingStates.ts';
export type {
  LogAddress,
  LogConnectionEvent,
  LogFailure,
  ServerLogContext,
  ServerLogEvent,
} from './server-log/serverLog.types.ts';
export { serverLogMachine } from './server-log/serverLogMachine.ts';
export type {
  ServerUpgradeContext,
  ServerUpgradeEvent,
  ServerUpgradeInput,
  UpgradeQuote,
  UpgradeReview,
} from './server-upgrade/serverUpgrade.types.ts';
export { serverUpgradeMachine } from './server-upgrade/serverUpgradeMachine.ts';
export type { UpdateOutcome, UpdateStatus } from './serverUpdate.types.ts';
export type { SessionEvent, SessionIdentity } from './session/session.types.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export type { Checkout, LinkedCards, TopUpContext, TopUpEvent, TopUpInput } from './top-up/topUp.types.ts';
export { topUpMachine } from './top-up/topUpMachine.ts';
export { topUpAttemptMachine } from './top-up/topUpSetup.ts';
