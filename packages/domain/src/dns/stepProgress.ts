import type { ChangeStep } from './changeSteps.ts';

/**
 * `accepted`: the provider answered yes. `unknown`: its answer is lost. Both wait for the list of records.
 * `applied`, `notApplied` and `unclear` were read in that list. `unconfirmed`: the list cannot tell, or the customer left the step unclear.
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

/** The status of a step. */
export type StepStatus = (typeof stepStatuses)[number];

/** `unknown`: the step may have arrived. `unconfirmed`: the list of records leaves out the wanted value. */
export const stepErrorKinds = ['refused', 'notOffered', 'signedOut', 'unknown', 'unconfirmed'] as const;

/** The reason why a step is not applied, in the provider's words too. */
export type StepError = { kind: (typeof stepErrorKinds)[number]; serverMessage: string | null };

/** A step with its status; `id` is the provider's id of the record that the step added. */
export type StepProgress = { step: ChangeStep; status: StepStatus; id: string | null; error: StepError | null };
