import { hasPriority, readTtl, ttlPresets } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useTtlInWords } from '../../patterns/Zone/useTtlInWords.ts';
import type { FieldProps } from './fieldProps.ts';
import * as styles from './RecordForm.css.ts';

/** The lifetime in seconds, and the priority of a mail server. */
export const DeliveryFields = ({ content, errorOf, onLeave }: FieldProps) => {
  const { t } = useTranslation('recordForm');
  const inWords = useTtlInWords();
  const { form, onChange } = content;
  const ttl = readTtl(form.ttl);
  const preset = ttlPresets.find((seconds) => ttl.ok && seconds === ttl.value);
  return (
    <div className={styles.delivery}>
      {hasPriority(form.type) ? (
        <TextField
          label={t('priority')}
          value={form.priority}
          onValueChange={(priority) => onChange({ priority })}
          onBlur={() => onLeave('priority')}
          error={errorOf('priority')}
          hint={t('priorityHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
      <TextField
        label={t('ttl')}
        value={form.ttl}
        onValueChange={(next) => onChange({ ttl: next })}
        onBlur={() => onLeave('ttl')}
        error={errorOf('ttl')}
        hint={ttl.ok ? t('ttlMeans', { time: inWords(ttl.value) }) : t('ttlHint')}
        suffix={t('seconds')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Select
        label={t('ttlPresets')}
        options={ttlPresets.map((seconds) => ({ value: String(seconds), label: inWords(seconds) }))}
        value={preset === undefined ? null : String(preset)}
        placeholder={t('ttlOther')}
        onValueChange={(next) => onChange({ ttl: next })}
      />
    </div>
  );
};
