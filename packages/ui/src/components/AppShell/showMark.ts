import { type RefObject, useEffect } from 'react';

/** Scrolls a long menu to the mark of the shown page. `scrollIntoView` would move the start of the next Tab. */
export const showMark = (menu: HTMLElement | null): void => {
  const mark = menu?.querySelector<HTMLElement>('[aria-current]');
  if (menu && mark) menu.scrollTop = mark.offsetTop + 2 * mark.offsetHeight - menu.clientHeight;
};

/** Shows the mark once the browser has laid out the menu: in an effect the place of the mark would cost a layout of the whole page. */
export const useMarkAtStart = (menu: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!menu.current) return;
    const observer = new ResizeObserver(() => {
      showMark(menu.current);
      observer.disconnect();
    });
    observer.observe(menu.current);
    return () => observer.disconnect();
  }, [menu]);
};
