import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { prepareRoute } from './prepareRoute.ts';

const anchorOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;

const isOurs = (anchor: HTMLAnchorElement): boolean =>
  anchor.origin === window.location.origin &&
  !anchor.target &&
  !anchor.hasAttribute('download') &&
  !anchor.getAttribute('href')?.startsWith('#');

/** Turns plain clicks on the portal's own `<a href>` into client navigation, and fetches a page's chunk once its link is meant. */
export const useLinkNavigation = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!anchor || !plain || event.defaultPrevented || !isOurs(anchor)) return;
      event.preventDefault();
      navigate(anchor.pathname + anchor.search + anchor.hash);
    };
    const prepare = (event: Event) => {
      const anchor = anchorOf(event);
      if (anchor && isOurs(anchor)) void prepareRoute(anchor.pathname).ready;
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [navigate]);
};
