import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as frame from '../TextField/Field.css.ts';
import { Field, type FieldWords } from '../TextField/Field.tsx';
import * as styles from './CopyField.css.ts';

export type CopyFieldProps = Pick<FieldWords, 'label' | 'hideLabel' | 'hint'> & {
  /** Text that the button copies. */
  value: string;
};

const copiedFor = 2000;

/** A value with a button that copies it. If the browser refuses the clipboard, the field selects the value for copying by key. */
export const CopyField = ({ label, hideLabel, hint, value }: CopyFieldProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'selected'>('idle');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      input.current?.select();
      setOutcome('selected');
    }
  };

  return (
    <Field label={label} hideLabel={hideLabel} hint={outcome === 'selected' ? t('copyByHand') : hint}>
      {(control) => (
        <span className={frame.box}>
          <input
            {...control}
            ref={input}
            className={`${frame.control} ${frame.mono}`}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={styles.copy} data-copied={outcome === 'copied' || undefined} onClick={copy}>
            <Icon icon={outcome === 'copied' ? icons.check : icons.copy} />
            <span>
              {t(outcome === 'copied' ? 'copied' : 'copy')}
              <span className={visuallyHidden}> {label}</span>
            </span>
          </button>
          <span className={visuallyHidden} role="status">
            {outcome === 'copied' ? t('copied') : outcome === 'selected' ? t('copyByHand') : ''}
          </span>
        </span>
      )}
    </Field>
  );
};
