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
  LockAnnouncement,
  LockOpened,
  LockScreenContext,
  LockScreenError,
  LockScreenEvent,
  LockScreenInput,
  PasswordAttempt,
} from './lock-screen/lockScreen.types.ts';
export { lockScreenMachine } from './lock-screen/lockScreenMachine.ts';
export { actionNotProvided, NotProvidedError, notProvided } from './notProvided.ts';
export { restingStates } from './restingStates.ts';
export type {
  Credentials,
  SessionContext,
  SessionError,
  SessionEvent,
  SessionIdentity,
} from './session/session.types.ts';
export { sessionMachine } from './session/sessionMachine.ts';
export type {
  CardConfirmationRequest,
  CardConfirmed,
  Checkout,
  LinkedCards,
  TopUpContext,
  TopUpDraft,
  TopUpEvent,
  TopUpInput,
} from './top-up/topUp.types.ts';
export { topUpMachine } from './top-up/topUpMachine.ts';
export { topUpAttemptMachine } from './top-up/topUpSetup.ts';
