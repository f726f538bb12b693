import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { dots, useMasked } from './masked.ts';
import * as styles from './Private.css.ts';

/**
 * An amount, an e-mail address, a phone or an IP address of the customer. While the page is masked it is not in the document: dots stand in its place,
 * also in a copy and on paper, and screen readers say "hidden".
 */
export const Private = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return useMasked() ? (
    <span className={styles.hidden}>
      <span aria-hidden>{dots}</span>
      <span className={visuallyHidden}>{t('hidden')}</span>
    </span>
  ) : (
    <span data-private="">{children}</span>
  );
};
