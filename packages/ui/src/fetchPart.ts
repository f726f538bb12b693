import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Spec section 7: a part that has not arrived by then, in milliseconds, counts as failed. */
export const partTimeout = 120_000;

/** A script or a catalogue of the portal that did not arrive: which, and how it failed (spec section 8, last row). */
export class PartFailure extends Error {
  readonly chunk: string;
  readonly kind: 'timeout' | 'missing' | 'other';

  constructor(chunk: string, kind: PartFailure['kind'], cause?: unknown) {
    super(`${chunk || 'A part'} did not arrive: ${kind}`, { cause });
    this.name = 'PartFailure';
    this.chunk = chunk;
    this.kind = kind;
  }
}

/** How browsers say that a module could not be had, each in words of its own; anything else is the module's own fault. */
const isLoaderError = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|Unable to preload/i.test(error.message);

/** What the server says of a file that no browser explains the loss of: gone, or unreachable. */
const kindOf = async (file: string): Promise<'missing' | 'other'> => {
  const answer = await fetch(new URL(file, import.meta.url), { method: 'HEAD' }).catch(() => null);
  return answer && !answer.ok ? 'missing' : 'other';
};

/** Fetches a part of the portal within the time it has; what did not arrive rejects as a `PartFailure`, alike in every browser. */
export const fetchPart = async <T>(load: () => Promise<T>): Promise<T> => {
  // The build writes the file's name into the call; a part in the caller's own file, as in the prerenderer, is not fetched.
  const call = String(load);
  const file = /[\w./-]+\.(?:js|json|tsx?)\b/.exec(call)?.[0] ?? '';
  if (!file && !call.includes('Promise.resolve()'))
    throw new Error(`fetchPart finds no file in its call, which must be \`() => import('./…')\`: ${call}`);
  const chunk = file.split('/').at(-1) ?? '';
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new PartFailure(chunk, 'timeout')), partTimeout);
  try {
    return await Promise.race([load(), late.promise]);
  } catch (error) {
    if (!isLoaderError(error)) throw error;
    throw new PartFailure(chunk, await kindOf(file), error);
  } finally {
    clearTimeout(timer);
  }
};

/** A component in a part of its own; `after` puts off fetching it. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  after: () => Promise<unknown> = async () => undefined,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => after().then(() => fetchPart(load)));
