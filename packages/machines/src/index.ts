export type {
  AttemptContext,
  AttemptError,
  AttemptEvent,
  AttemptInput,
  AttemptResult,
  OpenedAttempt,
  OpenRequest,
  Reconciled,
  ReconcileRequest,
  SendRequest,
} from './attempt/attempt.types.ts';
export { createAttemptMachine } from './attempt/createAttemptMachine.ts';
export type {
  CardCheckoutRequest,
  CardConfirmationContext,
  CardConfirmationEvent,
  CardConfirmationInput,
  CardConfirmed,
  CardSecretRequest,
  CardStanding,
  OpenedCardPayment,
} from './card-confirmation/cardConfirmation.types.ts';
export { cardConfirmationMachine } from './card-confirmation/cardConfirmationMachine.ts';
export type {
  ChangeRun,
  ChangeSetContext,
  ChangeSetEvent,
  ChangeSetInput,
  StepApplied,
  StepRequest,
} from './change-set/changeSet.types.ts';
export { changeSetMachine } from './change-set/changeSetMachine.ts';
export type {
  DnsActivationContext,
  DnsActivationEvent,
  DnsActivationInput,
} from './dns-activation/dnsActivation.types.ts';
export { dnsActivationMachine } from './dns-activation/dnsActivationMachine.ts';
export type {
  DomainMade,
  DomainRequest,
  DomainsContext,
  DomainsError,
  DomainsEvent,
  DomainsListed,
} from './dns-domains/dnsDomains.types.ts';
export { domainsMachine } from './dns-domains/domainsMachine.ts';
export type {
  CardSetup,
  LinkCardContext,
  LinkCardEvent,
  LinkCardProblem,
  SetupConfirmed,
} from './link-card/linkCard.types.ts';
export { linkCardMachine } from './link-card/linkCardMachine.ts';
export { lockScreenMachine } from './lock-screen/lockScreenMachine.ts';
export { notProvided } from './notProvided.ts';
export type {
  EarlierOrder,
  OrderChoices,
  OrderedServer,
  OrderReceipt,
  OrderServerContext,
  OrderServerEvent,
  OrderServerInput,
  Quote,
  QuoteRequest,
} from './order-server/orderServer.types.ts';
export { orderAttemptMachine, orderServerMachine } from './order-server/orderServerMachine.ts';
export type {
  InvoiceFacts,
  OrderFact,
  OrderStanding,
  OrderWizardContext,
  OrderWizardEvent,
  OrderWizardInput,
} from './order-wizard/orderWizard.types.ts';
export { orderWizardMachine } from './order-wizard/orderWizardMachine.ts';
export { restingStates } from './restingStates.ts';
export type { Credentials, SessionContext, SessionEvent, SessionIdentity } from './session/session.types.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export type {
  Checkout,
  LinkedCards,
  OpenAttempt,
  TopUpContext,
  TopUpDraft,
  TopUpEvent,
  TopUpInput,
} from './top-up/topUp.types.ts';
export { topUpMachine } from './top-up/topUpMachine.ts';
export { topUpAttemptMachine } from './top-up/topUpSetup.ts';
