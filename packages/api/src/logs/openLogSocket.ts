export type LogSocketOptions = {
  /** The address as `vetLogAddress` returned it. */
  url: string;
  onOpened: () => void;
  /** Receives each message as text: it holds one line or several, and may end in the middle of a line. */
  onText: (text: string) => void;
  /** Called once, after the connection ended or could not be opened. */
  onClosed: () => void;
};

/** A connection to a running log; after `close` no callback is called again. */
export type LogSocket = { close: () => void };

/**
 * Opens the websocket of a server's log (spec §7, Runtime logs). It sends nothing: a quiet log is a whole one, and the provider names no message
 * that asks if the connection lives.
 */
export const openLogSocket = (
  { url, onOpened, onText, onClosed }: LogSocketOptions,
  open: (url: string) => WebSocket = (address) => new WebSocket(address),
): LogSocket => {
  // One for the connection: a character may begin in one binary message and end in the next.
  const decoder = new TextDecoder();
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onClosed();
  };
  let socket: WebSocket;
  try {
    socket = open(url);
  } catch {
    // Some browsers throw where the page's policy forbids the address.
    queueMicrotask(end);
    return {
      close: () => {
        isOver = true;
      },
    };
  }
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    if (!isOver) onOpened();
  };
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (isOver) return;
    const text = typeof data === 'string' ? data : decoder.decode(data, { stream: true });
    if (text !== '') onText(text);
  };
  // Every error is followed by a close.
  socket.onclose = end;
  return {
    close() {
      isOver = true;
      socket.close();
    },
  };
};
