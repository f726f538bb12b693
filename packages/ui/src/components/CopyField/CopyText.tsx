import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './CopyField.css.ts';
import { useCopy } from './useCopy.ts';

/** An identifier, shortened; a press copies the whole, and shows it if the browser refuses. */
export const CopyText = ({ children }: { children: string }) => {
  const { t } = useTranslation();
  const { outcome, copy } = useCopy(children);
  return (
    <>
      <button type="button" className={styles.identifier} onClick={copy}>
        <span className={visuallyHidden}>{t('copy')} </span>
        <span className={outcome === 'refused' ? undefined : styles.short}>{children}</span>
        <Icon icon={outcome === 'copied' ? icons.check : icons.copy} />
      </button>
      <span className={visuallyHidden} role="status">
        {outcome === 'copied' ? t('copied') : ''}
      </span>
    </>
  );
};
