import type { Duplex } from 'node:stream';

/** Answers a request for a websocket with an HTTP status and ends the connection. */
export const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
