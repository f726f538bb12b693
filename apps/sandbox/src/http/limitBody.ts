import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/** Bytes; longer than the body of any valid call. */
const longest = 64 * 1024;
/** Bytes of a long body that are still read, so that the sender receives the 413. */
const drainLimit = 32 * 1024 * 1024;

/**
 * Refuses a long body with 413, after it has arrived: an earlier answer would end the connection while bytes arrive,
 * and with it the answer or the next request. More than `drainLimit` bytes close the connection, and the answer says so.
 */
export const limitBody = createMiddleware(async (c, next) => {
  const { body } = c.req.raw;
  if (!body) return next();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done && size <= drainLimit; read = await reader.read()) {
    size += read.value.length;
    if (size <= longest) chunks.push(read.value);
  }
  if (size > drainLimit) c.header('Connection', 'close');
  if (size > longest) throw new Refusal(413, 'tooLarge');
  c.req.raw = new Request(c.req.raw, { body: Buffer.concat(chunks) });
  return next();
});
