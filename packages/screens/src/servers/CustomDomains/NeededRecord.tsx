import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { CopyButton } from '@may/ui/components/CopyField/CopyButton.tsx';
import { Private } from '@may/ui/components/Private/Private.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './CustomDomains.css.ts';
import type { NamedDomain, ShownRecord } from './customDomains.ts';

/** The exact record to create, or the sentence that its address is not known. */
export const NeededRecord = ({ domain, record }: { domain: NamedDomain; record: ShownRecord }) => {
  const { t } = useTranslation('customDomains');
  const { email } = useBrand().contact;
  const { type, host, value } = record;
  if (value === null) return <Banner tone="caution">{t('record.noAddress', { domain: domain.shown, email })}</Banner>;
  return (
    <section className={styles.panel} aria-label={t('record.for', { domain: domain.shown })}>
      <div>
        <Text weight="strong">{t('record.title')}</Text>
        <Text size="small">{t('record.text')}</Text>
      </div>
      <dl className={styles.fields}>
        <Field label={t('record.type')} value={type} />
        <Field label={t('record.name')} value={host} isCopied hint={host === domain.name ? undefined : domain.name} />
        <Field label={t('record.value')} value={value} isCopied isPrivate={type === 'A'} />
      </dl>
    </section>
  );
};

type FieldProps = { label: string; value: string; hint?: string; isCopied?: boolean; isPrivate?: boolean };

const Field = ({ label, value, hint, isCopied, isPrivate }: FieldProps) => {
  const { t } = useTranslation(['customDomains', 'common']);
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.names}>
          <span className={styles.code}>{isPrivate ? <Private>{value}</Private> : value}</span>
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
