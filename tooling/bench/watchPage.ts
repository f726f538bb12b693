type Watcher = {
  /** The first match that can be seen. */
  find: (selector: string) => Element | undefined;
  /** When, in ms since the navigation, a frame in which this holds was painted. */
  painted: (holds: () => boolean) => Promise<number>;
  /** When the page was usable. */
  usable: Promise<number>;
};

declare global {
  var bench: Watcher;
}

/** Runs in a page before anything of it: notes when each selector shows something. */
export const watchPage = (selectors: readonly string[]): void => {
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));
  const painted = (holds: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message sent in a frame is read when the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve(performance.now());
          };
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(() => reject(new Error(`Not shown within a minute: ${holds} at ${location}`)), 60_000);
      look();
    });
  window.bench = { find, painted, usable: painted(() => selectors.every(find)) };
};
