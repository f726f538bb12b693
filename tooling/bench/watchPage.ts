type Watcher = {
  /** The first visible match. */
  find: (selector: string) => Element | undefined;
  /** The time, in ms since the navigation, of the first painted frame in which `holds` is true. */
  painted: (holds: () => boolean) => Promise<number>;
  /** The time of the first painted frame in which all selectors are visible. */
  usable: Promise<number>;
};

declare global {
  var bench: Watcher;
}

/** Runs in a page before its own scripts: puts the watcher on `window.bench`. */
export const watchPage = (selectors: readonly string[]): void => {
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));
  const painted = (holds: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message sent in a frame arrives after the frame has been painted.
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
