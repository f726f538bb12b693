import { type BrandWords, type LocaleName, type Namespace, taglineIn, useBrand, useLocale } from '@may/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pageOf } from './manifest.ts';
import { matchPage } from './matchPage.ts';

const withoutWaiting = { useSuspense: false };

/** The text of the browser's tab: the page's title, ` | ` and the product's tagline (spec section 2, Shell). */
export const documentTitle = (title: string, brand: BrandWords, locale: LocaleName): string =>
  `${title} | ${taglineIn(brand, locale)}`;

/** Each navigation sets the title, scrolls to the top, and focuses the page's content (spec section 2, Shell). */
export const usePageChange = (isLocked: boolean): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const locale = useLocale();
  const brand = useBrand();
  const { title } = isLocked ? pageOf('lockScreen') : matchPage(pathname);
  const { i18n, ready } = useTranslation(title.split(':')[0] as Namespace, withoutWaiting);
  // The old title stays if the new one cannot be loaded.
  const isKnown: boolean = ready && i18n.exists(title);
  useEffect(() => {
    if (isKnown) document.title = documentTitle(i18n.t(title), brand, locale);
  }, [i18n, isKnown, title, brand, locale]);
  // In the commit that shows the page: a later focus would take the customer out of a field, and out of the page's own choice.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
};
