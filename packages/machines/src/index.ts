export type {
  LockAnnouncement,
  LockOpened,
  LockScreenContext,
  LockScreenError,
  LockScreenEvent,
  LockScreenInput,
  PasswordAttempt,
} from './lock-screen/lockScreen.types.ts';
export { coolDownAfter, lockScreenMachine } from './lock-screen/lockScreenMachine.ts';
export { actionNotProvided, NotProvidedError, notProvided } from './notProvided.ts';
export type {
  Credentials,
  SessionContext,
  SessionError,
  SessionEvent,
  SessionIdentity,
} from './session/session.types.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export type {
  AttemptPhase,
  AttemptReconciled,
  CardConfirmationRequest,
  CardConfirmed,
  CheckoutCreated,
  CheckoutRequest,
  LinkedCards,
  ReconcileRequest,
  TopUpAttempt,
  TopUpCheckout,
  TopUpContext,
  TopUpCurrency,
  TopUpDraft,
  TopUpError,
  TopUpEvent,
  TopUpGroup,
  TopUpInput,
} from './top-up/topUp.types.ts';
export { topUpMachine } from './top-up/topUpMachine.ts';
