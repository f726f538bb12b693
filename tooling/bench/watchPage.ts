import type { Marks } from '../measuredPages.ts';

/** Times in ms since the navigation. */
export type MarkTimes = { page: number; figures?: number; usable: number };

type Watcher = {
  /** The first visible match. */
  find: (selector: string) => Element | undefined;
  /** The time, in ms since the navigation, of the first painted frame in which `holds` is true. */
  painted: (holds: () => boolean, named?: string) => Promise<number>;
  /** The times of the first painted frames in which the marks were reached. */
  reached: Promise<MarkTimes>;
};

declare global {
  var bench: Watcher;
}

/** Runs in a page before its own scripts: puts the watcher on `window.bench`. */
export const watchPage = (marks: Marks): void => {
  const findIn = (selector: string, counts: (element: Element) => boolean) =>
    [...document.querySelectorAll(selector)].find(
      (element) => counts(element) && element.checkVisibility({ visibilityProperty: true }),
    );
  const find = (selector: string) => findIn(selector, () => true);
  const painted = (holds: () => boolean, named = String(holds)) =>
    new Promise<number>((resolve, reject) => {
      let isAsked = false;
      const look = () => {
        isAsked = false;
        if (!holds()) return;
        observer.disconnect();
        // A message sent in a frame arrives after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve(performance.now());
        };
        port2.postMessage(null);
      };
      const ask = () => {
        if (!isAsked) requestAnimationFrame(look);
        isAsked = true;
      };
      const observer = new MutationObserver(ask);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(() => reject(new Error(`Not shown within a minute: ${named} at ${location}`)), 60_000);
      ask();
    });

  const isSettled = (element: Element) => !element.closest('[aria-busy=true]');
  const isOfReact = (element: Element) =>
    isSettled(element) && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const reach = async (name: string, selectors: readonly string[], counts: (element: Element) => boolean) => {
    await painted(() => selectors.every((selector) => findIn(selector, counts)), `${name}: ${selectors}`);
    // Names the moment in a trace, too.
    return performance.mark(`bench ${name}`).startTime;
  };
  const reached = Promise.all([
    reach('page', marks.page, () => true),
    marks.figures && reach('figures', marks.figures, isSettled),
    reach('usable', marks.usable, isOfReact),
  ]).then(([page, figures, usable]) => ({ page, figures, usable }));
  window.bench = { find, painted, reached };
};
