import { useTranslation } from 'react-i18next';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

/** The attributes of a link to another site: a new tab, which gets no reference to ours. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The arrow for the eye and the words for the ear, inside any link that opens elsewhere. */
export const NewTabHint = () => {
  const { t } = useTranslation();
  return (
    <>
      <Icon icon={icons.external} />
      <span className={visuallyHidden}> {t('opensInNewTab')}</span>
    </>
  );
};
