import type { ChangeSet } from '@may/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useChangeCounts } from '../../patterns/Zone/useChangeCounts.ts';
import * as styles from './Records.css.ts';

type StagedBarProps = {
  changes: ChangeSet;
  href: string;
  onDropAll: () => void;
};

/** Counts the staged changes and leads to their review; it stays visible while the list scrolls. */
export const StagedBar = ({ changes, href, onDropAll }: StagedBarProps) => {
  const { t } = useTranslation('records');
  const counts = useChangeCounts();
  const [isAsking, setAsking] = useState(false);
  const numbers = { added: changes.added.length, edited: changes.edited.length, deleted: changes.deleted.length };
  const count = numbers.added + numbers.edited + numbers.deleted;
  if (count === 0) return null;
  return (
    <section className={styles.staged} aria-label={t('staged.label')}>
      <div className={styles.stagedWords} role="status">
        <Text weight="medium">{t('staged.title', { count })}</Text>
        <Text size="small" tone="muted">
          {counts(numbers)}
        </Text>
      </div>
      <div className={styles.stagedActions}>
        <Button variant="ghost" tone="neutral" onPress={() => setAsking(true)}>
          {t('staged.drop')}
        </Button>
        <LinkButton href={href}>{t('staged.review')}</LinkButton>
      </div>
      <AlertDialog
        open={isAsking}
        title={t('staged.dropTitle', { count })}
        text={t('staged.dropText')}
        confirmLabel={t('staged.drop')}
        cancelLabel={t('staged.keep')}
        onConfirm={() => {
          setAsking(false);
          onDropAll();
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
};
