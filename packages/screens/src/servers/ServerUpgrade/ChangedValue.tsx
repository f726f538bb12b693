import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ServerUpgrade.css.ts';

/** An old value, an arrow and the new value; one value if they are equal. Screen readers hear it as a sentence. */
export const ChangedValue = ({ before, after }: { before: string; after: string }): ReactNode => {
  const { t } = useTranslation('serverUpgrade');
  if (before === after) return after;
  return (
    <>
      <span className={styles.change} aria-hidden>
        <span className={styles.before}>{before}</span>
        <span className={styles.arrow}>
          <Icon icon={icons.forward} />
        </span>
        <span className={styles.after}>{after}</span>
      </span>
      <span className={visuallyHidden}>{t('change.from', { before, after })}</span>
    </>
  );
};
