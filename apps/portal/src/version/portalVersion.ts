import { askWhetherChanged, pageChanged, takeOver } from './messages.ts';

/** The version of the portal this page is, and whether there is another. */
export type PortalVersion = {
  /** Whether another version is there to be loaded. */
  isOld(): boolean;
  /** Called once there is; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Loads the new version: the files of the old one are kept until then, for every page that is open. */
  reload(): void;
};

const policy = (): { createScriptURL: (url: string) => string } => {
  const rules = { createScriptURL: () => '/sw.js' };
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy: (name: string, given: typeof rules) => typeof rules };
  };
  return trustedTypes?.createPolicy('worker', rules) ?? rules;
};

/** Starts the service worker, which has the next visit ready, and follows it; a browser without one is a browser that asks each time. */
export const followVersion = (
  container: ServiceWorkerContainer | undefined,
  page: Pick<Location, 'reload'>,
): PortalVersion => {
  const listeners = new Set<() => void>();
  let isOld = false;
  let waiting: ServiceWorker | null = null;
  const tell = () => {
    if (isOld) return;
    isOld = true;
    for (const listener of listeners) listener();
  };
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = () => {
      if (!registration.waiting || !container?.controller) return;
      waiting = registration.waiting;
      tell();
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  };
  container?.addEventListener('message', ({ data }) => data === pageChanged && tell());
  container?.controller?.postMessage(askWhetherChanged);
  container?.register(policy().createScriptURL('/sw.js')).then(follow, () => undefined);
  return {
    isOld: () => isOld,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload: () => {
      if (!waiting) return page.reload();
      container?.addEventListener('controllerchange', () => page.reload(), { once: true });
      waiting.postMessage(takeOver);
    },
  };
};
