import { sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import { useChangeCounts } from '../Zone/useChangeCounts.ts';
import * as styles from './Records.css.ts';
import type { RecordsContent } from './records.ts';

type StagedBarProps = Pick<RecordsContent, 'changes' | 'conflicts'> & { href: string };

/** Counts the staged changes and leads to their review; it stays visible while the list scrolls. */
export const StagedBar = ({ changes, conflicts, href }: StagedBarProps) => {
  const { t } = useTranslation(['records', 'zoneChanges']);
  const counts = useChangeCounts();
  const count = sizeOfChanges(changes);
  if (count + conflicts === 0) return null;
  return (
    <section className={styles.staged} aria-label={t('staged.label')}>
      <div className={styles.stagedWords} role="status">
        {count > 0 ? <Text weight="medium">{t('staged.title', { count })}</Text> : null}
        {conflicts > 0 ? <Text size="small">{t('zoneChanges:lost.title', { count: conflicts })}</Text> : null}
        {count > 0 ? <Text size="small">{counts(changes)}</Text> : null}
      </div>
      <LinkButton href={href}>{t('staged.review')}</LinkButton>
    </section>
  );
};
