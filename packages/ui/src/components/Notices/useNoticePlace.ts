import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { barRoom, noticeRoom } from '../../private/noticeRoom.ts';
import { findBar, lookAround } from './lookAround.ts';
import { choosePlace, followPlace, type NoticePlace } from './noticePlace.ts';

/** Milliseconds in which a new strip lets presses through: a finger on its way meant what stood there. */
export const presslessFor = 400;

/** Keeps the end of the page in reach: below it is the strip's height of room until the customer has scrolled away from there. */
const useRoomAtEnd = (place: NoticePlace | null): void => {
  const edge = place?.kind === 'strip' ? place.edge : null;
  const height = place?.kind === 'strip' ? place.box.bottom - place.box.top : 0;
  const isLower = edge === 'lower';
  const [isRisen, setRisen] = useState(false);
  useEffect(() => {
    const { documentElement: page, body } = document;
    if (edge === null) return;
    // An element that gets the focus is scrolled clear of the strip, and of the page's own bar.
    const property = isLower ? 'scrollPaddingBottom' : 'scrollPaddingTop';
    page.style[property] = isLower ? `calc(var(${barRoom}, 0px) + ${height}px)` : `${height}px`;
    if (isLower) body.style.paddingBlockEnd = `${height}px`;
    return () => {
      page.style[property] = '';
      if (!isLower) return;
      // Without the room the browser would scroll back a page that is at its end, and everything would move.
      const release = () => {
        const isBack = page.style.scrollPaddingBottom !== '';
        if (isBack) return window.removeEventListener('scroll', release);
        if (page.scrollHeight - window.scrollY - window.innerHeight < height && window.scrollY > 0) return;
        window.removeEventListener('scroll', release);
        body.style.paddingBlockEnd = '';
      };
      window.addEventListener('scroll', release, { passive: true });
      release();
    };
  }, [edge, isLower, height]);
  // A bar at the lower edge rises only when the strip takes presses: a finger on its way to it presses it. Then it follows the strip's height at once.
  useEffect(() => {
    if (!isLower) return;
    const timer = setTimeout(() => setRisen(true), presslessFor);
    return () => {
      clearTimeout(timer);
      setRisen(false);
    };
  }, [isLower]);
  useEffect(() => {
    if (!isRisen) return;
    const { style } = document.documentElement;
    style.setProperty(noticeRoom, `${height}px`);
    return () => void style.removeProperty(noticeRoom);
  }, [isRisen, height]);
};

/**
 * Chooses the place of the notices when another one is in front, and again when the window changes or a dialog opens. A list that the customer has
 * unfolded stays where it is.
 */
export const useNoticePlace = (
  region: RefObject<HTMLElement | null>,
  front: string | undefined,
  isUnfolded: boolean,
): NoticePlace | null => {
  const [place, setPlace] = useState<NoticePlace | null>(null);
  useLayoutEffect(() => {
    const element = region.current;
    // The last notice fades out where it stood.
    if (!element || front === undefined || isUnfolded) return;
    const choose = (isNew: boolean) => {
      const sight = lookAround(element, element.offsetHeight);
      setPlace((before) => {
        const next = isNew ? choosePlace(sight) : followPlace(before, sight);
        return JSON.stringify(next) === JSON.stringify(before) ? before : next;
      });
    };
    choose(true);
    const again = () => choose(false);
    // The bar of a page before sign-in scrolls with the page.
    const topOfBar = () => findBar()?.getBoundingClientRect().top;
    let barTop = topOfBar();
    const follow = () => {
      if (barTop === topOfBar()) return;
      barTop = topOfBar();
      again();
    };
    // Dialogs and popups are children of the body.
    const dialogs = new MutationObserver(again);
    dialogs.observe(document.body, { childList: true });
    // Other words or another width need another height.
    let frame = 0;
    const size = new ResizeObserver(() => {
      frame = requestAnimationFrame(again);
    });
    size.observe(element);
    const keyboard = window.visualViewport;
    window.addEventListener('resize', again);
    // At another width the menu slides away, and stands in the window until then.
    const slid = ({ target }: TransitionEvent) => {
      if ((target as Element).matches('nav[popover]')) again();
    };
    document.addEventListener('transitionend', slid);
    window.addEventListener('scroll', follow, { passive: true });
    keyboard?.addEventListener('resize', again);
    return () => {
      dialogs.disconnect();
      size.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', again);
      document.removeEventListener('transitionend', slid);
      window.removeEventListener('scroll', follow);
      keyboard?.removeEventListener('resize', again);
    };
  }, [region, front, isUnfolded]);
  useRoomAtEnd(front === undefined ? null : place);
  return place;
};
