import { type ChangeSet, sizeOfChanges } from '@may/domain';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import { useChangeCounts } from '../Zone/useChangeCounts.ts';
import * as styles from './Records.css.ts';

/** Counts the staged changes and leads to their review; it stays visible while the list scrolls. */
export const StagedBar = ({ changes, href }: { changes: ChangeSet; href: string }) => {
  const { t } = useTranslation('records');
  const counts = useChangeCounts();
  const count = sizeOfChanges(changes);
  if (count === 0) return null;
  return (
    <section className={styles.staged} aria-label={t('staged.label')}>
      <div className={styles.stagedWords} role="status">
        <Text weight="medium">{t('staged.title', { count })}</Text>
        <Text size="small">{counts(changes)}</Text>
      </div>
      <LinkButton href={href}>{t('staged.review')}</LinkButton>
    </section>
  );
};
