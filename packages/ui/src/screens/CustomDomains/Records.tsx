import { useTranslation } from 'react-i18next';
import { Text } from '../../components/Text/Text.tsx';
import { CopyButton } from '../../private/CopyButton.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './CustomDomains.css.ts';
import type { ShownRecord } from './customDomains.ts';

/** The exact records to create by hand. */
export const Records = ({ records }: { records: readonly ShownRecord[] }) => {
  const { t } = useTranslation('customDomains');
  if (records.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('record.title', { count: records.length })}>
      <div>
        <Text weight="strong">{t('record.title', { count: records.length })}</Text>
        <Text size="small" tone="muted">
          {t('record.text')}
        </Text>
      </div>
      {records.map(({ name, shown, type, host, value }) => (
        <fieldset key={name} className={styles.record} aria-label={t('record.for', { domain: shown })}>
          <dl className={styles.fields}>
            <Field label={t('record.type')} value={type} />
            <Field label={t('record.name')} value={host} isCopied hint={host === name ? undefined : name} />
            <Field label={t('record.value')} value={value} isCopied />
          </dl>
        </fieldset>
      ))}
    </section>
  );
};

type FieldProps = { label: string; value: string; hint?: string; isCopied?: boolean };

const Field = ({ label, value, hint, isCopied }: FieldProps) => {
  const { t } = useTranslation(['customDomains', 'common']);
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.names}>
          <span className={styles.code}>{value}</span>
          {hint === undefined ? null : <bdi className={styles.ascii}>{hint}</bdi>}
        </span>
        {isCopied ? (
          <span className={styles.actions}>
            <CopyButton text={value} refused={t('copyRefused')}>
              {t('common:copy')}
              <span className={visuallyHidden}> {label}</span>
            </CopyButton>
          </span>
        ) : null}
      </dd>
    </div>
  );
};
