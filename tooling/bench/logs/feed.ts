/** A page that holds or shows a log, as the bench drives it. */
export type LogPage = {
  /** Takes a message of several lines. */
  append: (message: string) => void;
  /** Shows what was appended, with the newest line at the end. */
  open: () => void;
  /** True if the newest line is drawn. */
  isTailShown: (tail: string) => boolean;
};

export type FeedFigures = { gaps: number; longestGap: number; lines: number };

declare global {
  var logBench: {
    fill: (lines: number) => number;
    openAndWait: () => Promise<number>;
    feed: (linesPerSecond: number, seconds: number) => Promise<FeedFigures>;
  };
}

/** Lines in a message, as a socket under load brings them. */
const linesInMessage = 25;
const messageCount = 400;

const lineOf = (index: number): string => {
  const time = `17:${String(40 + (Math.floor(index / 600) % 20)).padStart(2, '0')}:${String(Math.floor(index / 10) % 60).padStart(2, '0')}.${String(index % 1000).padStart(3, '0')}`;
  const kinds = [
    `nginx|10.4.${index % 256}.${(index * 7) % 256} - - "GET /san-pham/${index} HTTP/1.1" 200 ${1000 + (index % 9000)} "-" "Mozilla/5.0 (iPhone)"`,
    `php-fpm|PHP Warning:  Undefined array key "gia" in /var/www/html/wp-content/plugins/p${index % 40}.php on line ${index % 900}`,
    `mariadb|2026-11-22 17:40:03 0 [Note] InnoDB: Buffer pool(s) load completed, page ${index}`,
    `nginx|10.4.${index % 256}.9 - - "POST /wp-login.php HTTP/1.1" 403 1842 "-" "python-requests/2.31 ${index}"`,
  ];
  return `${time}|${kinds[index % 13 === 5 ? 1 : index % 7 === 3 ? 2 : index % 5 === 4 ? 3 : 0]}`;
};

// A socket decodes each message from bytes into a string of its own. So does this feed.
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const messages = Array.from({ length: messageCount }, (_, place) => {
  const lines = Array.from({ length: linesInMessage }, (_, index) => lineOf(place * linesInMessage + index));
  return encoder.encode(`#00000000|${lines.join('\n')}\n`);
});
let sent = 0;
const nextMessage = (): string => {
  sent += 1;
  const bytes = messages[sent % messageCount] ?? new Uint8Array();
  // No two messages are equal, as in a real log.
  encoder.encodeInto(String(sent).padStart(8, '0'), bytes.subarray(1));
  return decoder.decode(bytes);
};

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Puts the actions of the bench on the window of a page. */
export const serveBench = ({ append, open, isTailShown }: LogPage): void => {
  let tail = '';
  const appendNext = () => {
    const message = nextMessage();
    append(message);
    tail = message;
  };
  globalThis.logBench = {
    fill: (lines) => {
      const start = performance.now();
      for (let count = 0; count < lines; count += linesInMessage) appendNext();
      return performance.now() - start;
    },
    openAndWait: async () => {
      // From the frame that opens the window to the first frame that begins with the tail on the screen.
      const start = await frame();
      open();
      const last = tail.trimEnd().split('\n').at(-1)?.split('|').at(-1) ?? '';
      let now = await frame();
      while (!isTailShown(last)) now = await frame();
      return now - start;
    },
    feed: async (linesPerSecond, seconds) => {
      const begin = performance.now();
      let lines = 0;
      let gaps = 0;
      let longestGap = 0;
      let isFeeding = true;
      const timer = setInterval(() => {
        const due = ((performance.now() - begin) / 1000) * linesPerSecond;
        for (; lines < due; lines += linesInMessage) appendNext();
      }, 8);
      setTimeout(() => {
        isFeeding = false;
      }, seconds * 1000);
      let previous = await frame();
      while (isFeeding) {
        const now = await frame();
        const gap = now - previous;
        if (gap > 50) gaps += 1;
        longestGap = Math.max(longestGap, gap);
        previous = now;
      }
      clearInterval(timer);
      return { gaps, longestGap, lines };
    },
  };
};
