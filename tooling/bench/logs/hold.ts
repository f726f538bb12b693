/** A page that only holds the lines, as references. */
import { serveBench } from './feed.ts';

const lines: string[] = [];
serveBench({
  append: (message) => {
    const parts = message.split('\n');
    parts.pop();
    for (const part of parts) lines.push(part);
  },
  open: () => undefined,
  isTailShown: () => true,
});
