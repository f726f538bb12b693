import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/** The longest body any call needs, in bytes. */
const longest = 64 * 1024;
/** How much of a body that is too long is still taken in, so that its sender gets to the answer. */
const drained = 32 * 1024 * 1024;

/**
 * Refuses a long body with 413, but only after it has arrived: answering over bytes that are still under way would cut
 * the connection under the answer, or under the next request on it. Beyond all reason the connection is closed, and says so.
 */
export const limitBody = createMiddleware(async (c, next) => {
  const { body } = c.req.raw;
  if (!body) return next();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done && size <= drained; read = await reader.read()) {
    size += read.value.length;
    if (size <= longest) chunks.push(read.value);
  }
  if (size > drained) c.header('Connection', 'close');
  if (size > longest) throw new Refusal(413, 'tooLarge');
  c.req.raw = new Request(c.req.raw, { body: Buffer.concat(chunks) });
  return next();
});
