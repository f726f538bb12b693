import type { Marks } from '../measuredPages.ts';

/** Times in ms since the navigation. */
type MarkTimes = { figures: number; usable: number };

declare global {
  /** The times of the first painted frames in which the marks were reached. */
  var benchReached: Promise<MarkTimes>;
}

/** Runs in a page before its own scripts: puts the times of its marks on `window.benchReached`. */
export const watchPage = (marks: Marks): void => {
  const isSettled = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-busy=true]');
  const isOfReact = (element: Element) =>
    isSettled(element) && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const reach = (name: string, selectors: readonly string[], counts: (element: Element) => boolean) =>
    new Promise<number>((resolve, reject) => {
      let isAsked = false;
      const look = () => {
        isAsked = false;
        if (!selectors.every((selector) => [...document.querySelectorAll(selector)].some(counts))) return;
        observer.disconnect();
        // A message sent in a frame arrives after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          // Names the moment in a trace, too.
          resolve(performance.mark(`bench ${name}`).startTime);
        };
        port2.postMessage(null);
      };
      const ask = () => {
        if (!isAsked) requestAnimationFrame(look);
        isAsked = true;
      };
      const observer = new MutationObserver(ask);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(() => reject(new Error(`Not shown within a minute: ${selectors} at ${location}`)), 60_000);
      ask();
    });
  window.benchReached = Promise.all([
    reach('figures', marks.figures, isSettled),
    reach('usable', marks.usable, isOfReact),
  ]).then(([figures, usable]) => ({ figures, usable }));
};
