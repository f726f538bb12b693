import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '../../common/pressedKey.ts';
import { parseWholeNumber } from '../../format/parseWholeNumber.ts';
import { numberFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as frame from '../TextField/Field.css.ts';
import { Field, type FieldWords } from '../TextField/Field.tsx';

export type NumberFieldProps = FieldWords & {
  /** A whole number; `null` is empty or unreadable. */
  value?: number | null;
  onValueChange?: (value: number | null) => void;
  onBlur?: () => void;
  minimum?: number;
  maximum?: number;
  /** Unit after the number: GB, s, times. */
  unit?: string;
};

/** A field for a whole number, e.g. GB, containers, seconds or a priority. An amount of money has a `MoneyField`. */
export const NumberField = ({
  value,
  onValueChange,
  onBlur,
  minimum,
  maximum,
  unit,
  hint,
  error,
  ...field
}: NumberFieldProps) => {
  const { t } = useTranslation();
  const tag = tags[useLocale()];
  const say = (number: number) => numberFormat(tag).format(number);
  const textOf = (number: number | null | undefined) => (number == null ? '' : say(number));
  const [text, setText] = useState(() => textOf(value));
  const [seen, setSeen] = useState(value);
  const [focused, setFocused] = useState(false);
  const number = parseWholeNumber(text);

  // A value from outside replaces the typed text; the value that this field reported does not.
  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && value !== number) setText(textOf(value));
  }

  const change = (next: string) => {
    setText(next);
    const read = parseWholeNumber(next);
    if (read !== number) onValueChange?.(read);
  };
  const move = (by: number) => {
    const moved = (number ?? minimum ?? 0) + (number === null ? 0 : by);
    change(say(Math.min(maximum ?? moved, Math.max(minimum ?? 0, moved))));
  };
  const range =
    minimum !== undefined && maximum !== undefined
      ? t('amountBetween', { minimum: say(minimum), maximum: `${say(maximum)}${unit ? ` ${unit}` : ''}` })
      : undefined;
  const isUnreadable = text.trim() !== '' && number === null && !focused;

  return (
    <Field
      {...field}
      error={isUnreadable ? t('numberUnreadable', { example: say(minimum ?? 10) }) : error}
      hint={hint ?? range}
    >
      {(control) => (
        <span className={frame.box}>
          <input
            {...control}
            className={`${frame.control} ${frame.tabular}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onKeyDown={(event) => {
              const key = pressedKey(event);
              if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
              event.preventDefault();
              move(key === 'ArrowUp' ? 1 : -1);
            }}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              if (number !== null) setText(say(number));
              onBlur?.();
            }}
          />
          {unit ? (
            <span className={frame.affix} aria-hidden>
              {unit}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
};
