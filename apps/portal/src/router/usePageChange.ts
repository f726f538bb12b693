import { brand } from '@may/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { matchPage } from './matchPage.ts';

/** On every navigation: the title (`… | product – tagline`), the scroll position, and the focus on the page's content (spec section 2, Shell). */
export const usePageChange = (isLocked: boolean): void => {
  const { pathname } = useLocation();
  const { t } = useTranslation(['titles', 'common']);
  const shown = useRef(pathname);
  const title = isLocked ? 'locked' : matchPage(pathname).title;
  useEffect(() => {
    document.title = t('page', { title: t(title), product: brand.name, tagline: t('common:tagline') });
  }, [t, title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
};
