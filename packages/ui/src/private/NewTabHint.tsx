import { useTranslation } from 'react-i18next';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

/** What an anchor that leaves the page needs: its own tab, and no hold on ours. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The arrow for the eye and the words for the ear, inside any link that opens elsewhere. */
export const NewTabHint = () => {
  const { t } = useTranslation();
  return (
    <>
      <Icon glyph={icons.external} />
      <span className={visuallyHidden}> {t('opensInNewTab')}</span>
    </>
  );
};
