import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds after which a chunk that has not arrived counts as failed (spec section 7). */
export const partTimeout = 120_000;

/** A script or a catalogue of the portal that could not be fetched, with its name and the kind of failure (spec section 8, last row). */
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

/** True for the errors of Chromium, Firefox and Safari for a module that cannot be fetched; other errors come from the module itself. */
const isLoaderError = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|Unable to preload/i.test(error.message);

/** Asks the server for the file, because no browser names the cause: the file is missing, or another failure. */
const kindOf = async (file: string): Promise<'missing' | 'other'> => {
  const answer = await fetch(new URL(file, import.meta.url), { method: 'HEAD' }).catch(() => null);
  return answer && !answer.ok ? 'missing' : 'other';
};

/** Fetches a part of the portal. Rejects with a `PartFailure`, the same in every browser, if it cannot be fetched in time. */
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

/** A component in a part of its own, which is fetched once `after` resolves. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  after: () => Promise<unknown> = async () => undefined,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => after().then(() => fetchPart(load)));
