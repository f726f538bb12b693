import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { CopyButton } from '@may/ui/components/CopyField/CopyButton.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { RowActions } from '@may/ui/components/Table/RowActions.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './CustomDomains.css.ts';
import type { CustomDomainRow } from './customDomains.ts';
import { DomainNames } from './DomainNames.tsx';

/** The domains in the provider's list, each marked Verified (spec §2, Domain). */
export const DomainList = ({ domains }: { domains: readonly CustomDomainRow[] }) => {
  const { t } = useTranslation(['customDomains', 'common']);
  return (
    <ul className={styles.list}>
      {domains.map(({ name, shown, isPrimary, openHref, onRemove }) => (
        <li key={name} className={styles.row}>
          <span className={styles.title}>
            <DomainNames name={name} shown={shown} />
            {isPrimary ? <Badge>{t('primary')}</Badge> : null}
            <StatusBadge tone="positive">{t('verified')}</StatusBadge>
          </span>
          <span className={styles.actions}>
            <CopyButton text={name} refused={t('copyRefused')}>
              {t('common:copy')}
              <span className={visuallyHidden}> {shown}</span>
            </CopyButton>
            <RowActions
              of={shown}
              actions={[
                ...(openHref ? [{ label: t('open'), href: openHref, external: true }] : []),
                ...(onRemove ? [{ label: t('removeShort'), tone: 'critical' as const, onPress: onRemove }] : []),
              ]}
            />
          </span>
        </li>
      ))}
    </ul>
  );
};
