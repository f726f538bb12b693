export type {
  CodeError,
  PhoneConfirmationContext,
  PhoneConfirmationEvent,
  ResendError,
} from './account/phoneConfirmation.types.ts';
export { phoneConfirmationMachine } from './account/phoneConfirmationMachine.ts';
export type {
  CreatedAccount,
  RegistrationContext,
  RegistrationError,
  RegistrationEvent,
  RegistrationInput,
} from './account/registration.types.ts';
export { registrationMachine } from './account/registrationMachine.ts';
export type { AttemptError, OpenedAttempt, OpenRequest, Reconciled, SendRequest } from './attempt/attempt.types.ts';
export type {
  CardCheckoutRequest,
  CardConfirmationContext,
  CardConfirmationEvent,
  CardConfirmationInput,
  CardSecretRequest,
  CardStanding,
  OpenedCardPayment,
} from './cards/cardConfirmation.types.ts';
export { cardConfirmationMachine } from './cards/cardConfirmationMachine.ts';
export type { LinkCardContext, LinkCardEvent, SetupConfirmed } from './cards/linkCard.types.ts';
export { linkCardMachine } from './cards/linkCardMachine.ts';
export type {
  ChangeRun,
  ChangeSetContext,
  ChangeSetEvent,
  ReviewedChanges,
  StepApplied,
  StepRequest,
} from './dns/changeSet.types.ts';
export { changeSetMachine } from './dns/changeSetMachine.ts';
export type { DnsActivationContext, DnsActivationEvent } from './dns/dnsActivationMachine.ts';
export { dnsActivationMachine } from './dns/dnsActivationMachine.ts';
export type {
  DomainDone,
  DomainRequest,
  DomainsContext,
  DomainsEvent,
  DomainTask,
} from './dns/dnsDomains.types.ts';
export { domainsMachine } from './dns/domainsMachine.ts';
export { closeRun, haltReasonOf, isFinished } from './dns/progress.ts';
export type {
  EarlierOrder,
  OrderChoices,
  OrderedServer,
  OrderReceipt,
  OrderServerContext,
  OrderServerEvent,
  OrderServerInput,
  Quote,
} from './order/orderServer.types.ts';
export { orderAttemptMachine, orderServerMachine } from './order/orderServerMachine.ts';
export type {
  InvoiceFacts,
  OrderQuestion,
  OrderWizardContext,
  OrderWizardEvent,
  ReconciledOrder,
} from './order/orderWizard.types.ts';
export { orderWizardMachine } from './order/orderWizardMachine.ts';
export { restingStates } from './restingStates.ts';
export type {
  CustomDomainContext,
  CustomDomainEvent,
  CustomDomainInput,
  DomainsChange,
  UnverifiedDomain,
} from './servers/customDomain.types.ts';
export { customDomainMachine } from './servers/customDomainMachine.ts';
export type {
  LogAddress,
  LogConnectionEvent,
  LogFailure,
  ServerLogContext,
  ServerLogEvent,
} from './servers/serverLog.types.ts';
export { serverLogMachine } from './servers/serverLogMachine.ts';
export type { UpdateOutcome, UpdateStatus } from './servers/serverUpdate.types.ts';
export type {
  ReviewedUpgrade,
  ServerUpgradeContext,
  ServerUpgradeEvent,
  ServerUpgradeInput,
  UpgradeQuote,
} from './servers/serverUpgrade.types.ts';
export { serverUpgradeMachine } from './servers/serverUpgradeMachine.ts';
export type { IdleLockContext, IdleLockEvent } from './session/idleLock.types.ts';
export { idleLockMachine, idleWarning } from './session/idleLockMachine.ts';
export { lockScreenMachine } from './session/lockScreenMachine.ts';
export type { SessionEvent, SessionIdentity } from './session/session.types.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export type { Checkout, LinkedCards, TopUpContext, TopUpEvent, TopUpInput } from './top-up/topUp.types.ts';
export { topUpMachine } from './top-up/topUpMachine.ts';
export { topUpAttemptMachine } from './top-up/topUpSetup.ts';
