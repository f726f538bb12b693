import type { Box, PageThing, Sight } from './noticePlace.ts';

const controls =
  'a[href], button, input, select, textarea, iframe, summary, [role="button"], [role="tab"], [role="switch"], [tabindex="0"]';

const boxOf = ({ top, right, bottom, left }: DOMRect): Box => ({ top, right, bottom, left });
const hasSize = ({ top, right, bottom, left }: Box): boolean => bottom > top && right > left;

/** Words for screen readers alone are one pixel wide. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth !== 1;

/** False under a dialog or the open menu. */
const isUsable = (element: Element): boolean => !element.closest('[inert], [aria-hidden="true"]');

/** True if scrolling the page does not move the element. */
const isFixed = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  return false;
};

/** The texts with a digit: amounts, dates, numbers and sizes. */
const figuresIn = (root: Element, without: Element): { element: Element; box: Box }[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: { element: Element; box: Box }[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (!element || !/\d/.test(text.nodeValue ?? '') || without.contains(element)) continue;
    range.selectNodeContents(text);
    found.push({ element, box: boxOf(range.getBoundingClientRect()) });
  }
  return found;
};

const isIn = ({ top, bottom }: Box, window: Box): boolean => top < window.bottom && bottom > window.top;

/** The bar at the top of the page; undefined on a page without one. */
export const findBar = (): Element | undefined => [...document.querySelectorAll('header')].find(isSeen);

/** The visible things around the notices, as boxes of the window. */
export const lookAround = (notices: Element, height: number): Sight => {
  const { visualViewport: view, innerHeight, scrollY } = globalThis.window;
  const top = view?.offsetTop ?? 0;
  const bottom = top + (view?.height ?? innerHeight);
  const window = { top, bottom, left: 0, right: document.documentElement.clientWidth };
  const header = findBar();
  const bar = header && boxOf(header.getBoundingClientRect());
  const inBar: Box[] = [];
  const things: PageThing[] = [];
  const add = (element: Element, box: Box) => {
    if (!hasSize(box) || !isIn(box, window) || notices.contains(element) || !isSeen(element)) return;
    if (header?.contains(element)) inBar.push(box);
    else if (isUsable(element)) {
      const stays = isFixed(element);
      // The bar itself covers what is scrolled under it.
      const seen = stays ? box : { ...box, top: Math.max(box.top, bar?.bottom ?? 0) };
      if (hasSize(seen)) things.push({ box: seen, stays: stays || element.contains(document.activeElement) });
    }
  };
  for (const element of document.querySelectorAll(controls)) add(element, boxOf(element.getBoundingClientRect()));
  for (const { element, box } of figuresIn(document.body, notices)) add(element, box);
  const ofBar = bar && bar.bottom > top ? { box: bar, things: inBar, isUsable: isUsable(header) } : null;
  return { window, bar: ofBar, things, scrolled: scrollY, height };
};
