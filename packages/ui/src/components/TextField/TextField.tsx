import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as frame from './Field.css.ts';
import { Field, type FieldWords } from './Field.tsx';

export type TextFieldProps = FieldWords &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'autoComplete' | 'inputMode' | 'required' | 'placeholder' | 'readOnly' | 'spellCheck' | 'onPaste'
  > & {
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    onBlur?: () => void;
    /** @default 'text' */
    type?: 'text' | 'email' | 'tel' | 'search';
    /** Content before the text, inside the box: an icon or a few letters. */
    prefix?: ReactNode;
    /** Content after the text, inside the box: a unit or a small button. */
    suffix?: ReactNode;
    /** True for a text that is compared letter by letter: a record name, a code. */
    mono?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A field for one line of text. */
export const TextField = ({ onValueChange, prefix, suffix, mono, type = 'text', ...field }: TextFieldProps) => (
  // Native elements, because the sign-in page has a size limit and the field needs no state of Base UI.
  <Field {...field}>
    {(control) => (
      <span className={frame.box}>
        {prefix ? <span className={frame.affix}>{prefix}</span> : null}
        <input
          // A reload would put the last search into the page's first picture, and React would then take it for typed.
          autoComplete={type === 'search' ? 'off' : undefined}
          {...control}
          type={type}
          className={`${frame.control} ${mono ? frame.mono : ''}`}
          autoCapitalize={type === 'text' && !mono ? undefined : 'none'}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
        {suffix ? <span className={frame.affix}>{suffix}</span> : null}
      </span>
    )}
  </Field>
);
