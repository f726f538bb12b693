import type { RecordProblem } from '@may/domain';
import type { RecordFormContent } from './recordForm.ts';

/** Props of a part of the form. Fields have the names of the form; contents are `content 0`, `content 1`, …. */
export type FieldProps = {
  content: RecordFormContent;
  /** The message for a field, once the customer left the field or confirmed the form. */
  errorOf: (field: string) => string | undefined;
  problemOf: (field: string) => RecordProblem | undefined;
  onLeave: (field: string) => void;
};
