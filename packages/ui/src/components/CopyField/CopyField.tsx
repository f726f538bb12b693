import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as frame from '../TextField/Field.css.ts';
import { Field, type FieldWords } from '../TextField/Field.tsx';
import * as styles from './CopyField.css.ts';
import { useCopy } from './useCopy.ts';

export type CopyFieldProps = Pick<FieldWords, 'label' | 'hideLabel' | 'hint'> & {
  /** Text that the button copies. */
  value: string;
};

/** A value with a button that copies it. If the browser refuses the clipboard, the field selects the value for copying by key. */
export const CopyField = ({ label, hideLabel, hint, value }: CopyFieldProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLTextAreaElement>(null);
  const { outcome, copy } = useCopy(value);
  const press = async () => {
    if (!(await copy())) input.current?.select();
  };

  return (
    <Field label={label} hideLabel={hideLabel} hint={outcome === 'refused' ? t('copyByHand') : hint}>
      {(control) => (
        <span className={frame.box}>
          <textarea
            {...control}
            ref={input}
            className={`${frame.control} ${frame.mono} ${styles.value}`}
            rows={1}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={styles.copy} data-copied={outcome === 'copied' || undefined} onClick={press}>
            <Icon icon={outcome === 'copied' ? icons.check : icons.copy} />
            <span>
              {t(outcome === 'copied' ? 'copied' : 'copy')}
              <span className={visuallyHidden}> {label}</span>
            </span>
          </button>
          <span className={visuallyHidden} role="status">
            {outcome === 'copied' ? t('copied') : outcome === 'refused' ? t('copyByHand') : ''}
          </span>
        </span>
      )}
    </Field>
  );
};
