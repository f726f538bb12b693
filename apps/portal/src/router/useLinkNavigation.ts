import { fetchWords } from '@may/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { prepareRoute } from './prepareRoute.ts';

/** Milliseconds that a press waits for the page, because a page that loads in this time needs no skeleton. */
const patience = 5;

const anchorOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;

const isOurs = (anchor: HTMLAnchorElement): boolean =>
  anchor.origin === window.location.origin &&
  !anchor.target &&
  !anchor.hasAttribute('download') &&
  !anchor.getAttribute('href')?.startsWith('#');

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Turns a plain click on a link of the portal into client navigation, whose state is the path of the page with the link. Hover and focus on a link prefetch its page. */
export const useLinkNavigation = (): void => {
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  useEffect(() => {
    let latest: HTMLAnchorElement | null = null;
    const follow = async (event: MouseEvent) => {
      const anchor = anchorOf(event);
      if (!anchor || !isPlain(event) || event.defaultPrevented || !isOurs(anchor)) return;
      event.preventDefault();
      const address = anchor.pathname + anchor.search + anchor.hash;
      latest = anchor;
      // In parallel: one after the other would take twice as long.
      const { namespaces, ready } = prepareRoute(anchor.pathname);
      const isHere = Promise.all([ready, i18n.loadNamespaces(namespaces)]);
      await Promise.race([isHere, new Promise((resolve) => setTimeout(resolve, patience))]);
      if (latest === anchor) navigate(address, { state: window.location.pathname });
      latest = null;
    };
    const expect = (event: Event) => {
      const anchor = anchorOf(event);
      if (anchor && isOurs(anchor)) fetchWords(i18n.language, prepareRoute(anchor.pathname).namespaces);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('pointerover', expect, { passive: true, signal });
    document.addEventListener('focusin', expect, { signal });
    return () => leaving.abort();
  }, [navigate, i18n]);
};
