import * as frame from '../../private/Field.css.ts';
import { Field, type FieldWords } from '../../private/Field.tsx';
import * as styles from './TextArea.css.ts';

export type TextAreaProps = FieldWords & {
  name?: string;
  value?: string;
  maxLength?: number;
  onValueChange?: (value: string) => void;
};

/** A field for a text of several lines; the customer can make it higher. */
export const TextArea = ({ onValueChange, ...field }: TextAreaProps) => (
  <Field {...field}>
    {(control) => (
      <span className={frame.box}>
        <textarea
          {...control}
          className={styles.area}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
      </span>
    )}
  </Field>
);
