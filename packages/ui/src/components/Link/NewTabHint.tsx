import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';

/** Attributes of a link that opens a new tab without a reference to this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** An icon and hidden words inside a link that opens a new tab. */
export const NewTabHint = () => {
  const { t } = useTranslation();
  return (
    <>
      <Icon icon={icons.external} />
      <span className={visuallyHidden}> {t('opensInNewTab')}</span>
    </>
  );
};
