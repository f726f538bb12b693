import { type Currency, decimalsOf } from '@may/domain/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabels } from '../../format/currencyLabels.ts';
import { formatMoney } from '../../format/formatMoney.ts';
import { moneyInWords } from '../../format/moneyInWords.ts';
import { parseMoneyInput } from '../../format/parseMoneyInput.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as frame from '../TextField/Field.css.ts';
import { Field, type FieldWords } from '../TextField/Field.tsx';
import { groupWhileTyping } from './groupWhileTyping.ts';

export type MoneyFieldProps = FieldWords & {
  currency: Currency;
  /** Minor units; `null` is empty or unreadable. */
  value?: number | null;
  onValueChange?: (value: number | null) => void;
  onBlur?: () => void;
  /** Minor units, for the hint; the field itself accepts a lower amount. */
  minimum?: number;
  /** Minor units, for the hint; the field itself accepts a higher amount. */
  maximum?: number;
};

/** A field for an amount: `1.500.000`, `500k`, `1tr5`, `12,50`. A text with two readings gives `null`. */
export const MoneyField = ({
  currency,
  value,
  onValueChange,
  onBlur,
  minimum,
  maximum,
  hint,
  error,
  ...field
}: MoneyFieldProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const textOf = (amount: number | null | undefined) =>
    amount == null ? '' : formatMoney({ amount, currency }).number;
  const [text, setText] = useState(() => textOf(value));
  const [focused, setFocused] = useState(false);
  const [seen, setSeen] = useState(value);
  const inputElement = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const amount = parseMoneyInput(text, currency);
  const unreadable = text.trim() !== '' && amount === null;

  // A value from outside (a preset, a restored draft) replaces the typed text; the value that this field reported does not.
  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && value !== amount) setText(textOf(value));
  }

  useLayoutEffect(() => {
    if (caret.current !== null) inputElement.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (typed: string, position: number, input: Partial<InputEvent>) => {
    const grouped =
      decimalsOf(currency) === 0 ? groupWhileTyping(text, typed, position, input) : { text: typed, caret: position };
    caret.current = grouped.caret;
    setText(grouped.text);
    const read = parseMoneyInput(grouped.text, currency);
    if (read !== amount) onValueChange?.(read);
  };

  const limit = (bound: number) => formatMoney({ amount: bound, currency }).text;
  const range =
    minimum !== undefined && maximum !== undefined
      ? t('amountBetween', { minimum: limit(minimum), maximum: limit(maximum) })
      : undefined;
  const words = amount === null ? undefined : moneyInWords({ amount, currency }, locale);
  const example = decimalsOf(currency) === 0 ? '1.500.000' : '12,50';
  const ownError = unreadable && !focused ? t('amountUnreadable', { example }) : undefined;

  return (
    <Field {...field} error={ownError ?? error} hint={hint ?? words ?? range}>
      {(control) => (
        <span className={frame.box}>
          <input
            {...control}
            ref={inputElement}
            className={`${frame.control} ${frame.tabular}`}
            type="text"
            inputMode={decimalsOf(currency) === 0 ? 'text' : 'decimal'}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget: { value: typed, selectionStart }, nativeEvent }) =>
              // An event made by a password manager or a script has neither a kind nor a text.
              change(typed, selectionStart ?? typed.length, nativeEvent as Partial<InputEvent>)
            }
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              if (amount !== null) setText(textOf(amount));
              onBlur?.();
            }}
          />
          <span className={frame.affix} aria-hidden>
            {currencyLabels.long[currency]}
          </span>
        </span>
      )}
    </Field>
  );
};
