import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { CopyButton } from '@may/ui/components/CopyField/CopyButton.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
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
            {openHref ? (
              <Link href={openHref} external standalone>
                {t('open')}
                <span className={visuallyHidden}> {shown}</span>
              </Link>
            ) : null}
            <CopyButton text={name} refused={t('copyRefused')}>
              {t('common:copy')}
              <span className={visuallyHidden}> {shown}</span>
            </CopyButton>
            {onRemove ? (
              <Button size="small" variant="ghost" tone="critical" onPress={onRemove}>
                {t('removeShort')}
                <span className={visuallyHidden}> {shown}</span>
              </Button>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
};
