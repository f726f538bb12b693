import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds after which a chunk that has not arrived counts as failed (spec section 7). */
export const partTimeout = 120_000;

/** A script or a catalogue of the portal that could not be fetched, with its name and the kind of failure (spec section 8, last row). */
export class PartFailure extends Error {
  readonly chunk: string;
  readonly kind: 'timeout' | 'missing' | 'other';
  /** True once a message about it is on the screen: the next visit to its place fetches the part again. */
  isShown = false;

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

/** The modules that were fetched under a second address. */
const seconds = new Map<string, Promise<Record<string, never>>>();

/**
 * Fetches a part of the portal. Rejects with a `PartFailure`, the same in every browser, if it cannot be fetched in time.
 *
 * Chromium keeps a failure for the life of the page: it never fetches the address of a failed module again. So a file that the server has is fetched
 * under a second address, once for all later calls. The price is a second instance of that one module where a browser does load the first address
 * later. The files that it imports keep their addresses; one of them that failed needs a new page.
 */
export const fetchPart = async <T>(load: string | (() => Promise<T>)): Promise<T> => {
  // An address, or a call `() => import('./…')` into which the build writes the file's name. A part in the caller's own file is not fetched.
  const call = String(load);
  const file = /[\w./-]+\.(?:js|json|tsx?)\b/.exec(call)?.[0] ?? '';
  if (!file && !call.includes('Promise.resolve()')) throw new Error(`fetchPart finds no file in its call: ${call}`);
  const chunk = file.split('/').at(-1) ?? '';
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new PartFailure(chunk, 'timeout')), partTimeout);
  try {
    return await Promise.race([typeof load === 'string' ? import(/* @vite-ignore */ load) : load(), late.promise]);
  } catch (error) {
    if (!isLoaderError(error)) throw error;
    // No browser names the cause, so the server is asked for the file.
    const address = new URL(file, import.meta.url).href;
    let kind: PartFailure['kind'] = 'other';
    try {
      if (!seconds.has(address)) {
        const { ok, status } = await Promise.race([fetch(address, { method: 'HEAD' }), late.promise]);
        if (status === 404) kind = 'missing';
        // Of two calls at once, the second one gets the instance of the first.
        if (ok && !seconds.has(address)) {
          const second = import(/* @vite-ignore */ `${address}?${Date.now()}`);
          seconds.set(address, second);
          second.catch(() => seconds.delete(address));
        }
      }
      const again = await Promise.race([seconds.get(address), late.promise]);
      // The build adds a `then` to the call of a part that shares its file.
      const part = /\.then\(.*\.(\w+)\)/.exec(call)?.[1];
      if (again) return (part ? again[part] : again) as T;
    } catch (failure) {
      if (failure instanceof PartFailure) kind = failure.kind;
    }
    throw new PartFailure(chunk, kind, error);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Like `fetchPart`, but a part that does not arrive is asked for again when the browser is back online, and after longer and longer pauses. A pause
 * is at most a minute: a customer who comes back after a long outage does not wait as long again.
 */
export const fetchPatiently = async <T>(load: string | (() => Promise<T>), pause = 5_000): Promise<T> => {
  try {
    return await fetchPart(load);
  } catch (error) {
    if (!(error instanceof PartFailure)) throw error;
  }
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, pause);
  });
  return fetchPatiently(load, Math.min(pause * 2, 60_000));
};

const neverFetched = new Promise<never>(() => undefined);

/**
 * A component that its page can do without, in a part of its own, which is fetched once `after` resolves. While the part is missing, the fallback
 * of the nearest `Suspense` stands in its place: a part that does not arrive is no error of the page. The build's first pictures are drawn without it.
 */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  after: () => Promise<unknown> = async () => undefined,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => (import.meta.env.SSR ? neverFetched : after().then(() => fetchPatiently(load))));
