/** Lets the page answer a press before more is read; a message where `scheduler` is missing, because hidden pages' timers are slowed. */
export const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ??
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
