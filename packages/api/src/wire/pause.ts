/** Lets the page answer a press. Without `scheduler` it waits for a message, because browsers slow the timers of hidden pages. */
export const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ??
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
