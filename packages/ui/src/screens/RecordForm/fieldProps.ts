import type { RecordProblem } from '@may/domain';
import type { RecordFormContent } from './recordForm.ts';

/** What each part of the form needs; a content is called `content 0`, the others as in the form. */
export type FieldProps = {
  content: RecordFormContent;
  /** What is wrong with a field, in words, once it may be said. */
  errorOf: (field: string) => string | undefined;
  problemOf: (field: string) => RecordProblem | undefined;
  onLeave: (field: string) => void;
};
