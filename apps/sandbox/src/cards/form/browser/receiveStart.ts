/** Waits for the parent page's first message, which brings the channel. Messages from other origins are ignored. */
export const receiveStart = <Start>(begin: (start: Start, port: MessagePort) => void): void => {
  const allowed = (document.documentElement.dataset.parents ?? '').split(' ').filter(Boolean);
  window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
    if (source !== window.parent || window.parent === window) return;
    if (origin !== location.origin && !allowed.includes(origin)) return;
    if (port && typeof data === 'object' && data?.mayCards) begin(data.mayCards, port);
  });
};
