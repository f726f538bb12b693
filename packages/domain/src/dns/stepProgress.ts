import type { ChangeStep } from './changeSteps.ts';
import type { ZoneRecord } from './records.ts';

/**
 * The statuses of a step.
 * - `accepted`: the provider accepted it. `unknown`: the answer is lost. Both wait for the list of records.
 * - `applied`, `notApplied`: read from that list. `unclear`: the list proves neither.
 * - `unconfirmed`: the list lacks the value, or the customer did not resolve an unclear step.
 */
export const stepStatuses = [
  'waiting',
  'sending',
  'accepted',
  'applied',
  'refused',
  'unknown',
  'notApplied',
  'unclear',
  'skipped',
  'unconfirmed',
] as const;

export type StepStatus = (typeof stepStatuses)[number];

/** `unknown`: the step may have arrived. `unconfirmed`: the list of records leaves out the wanted value. */
export const stepErrorKinds = ['refused', 'notOffered', 'signedOut', 'unknown', 'unconfirmed'] as const;

/** The reason why a step is not applied; `serverMessage` is the provider's own text. */
export type StepError = { kind: (typeof stepErrorKinds)[number]; serverMessage: string | null };

/**
 * A step with its status. `id` is the provider's id of the record that the step added, `kept` the listed record of a step in force that the
 * provider keeps otherwise than it was sent.
 */
export type StepProgress = {
  step: ChangeStep;
  status: StepStatus;
  id: string | null;
  error: StepError | null;
  kept?: ZoneRecord | null | undefined;
};
