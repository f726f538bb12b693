import { createListeners } from '../createListeners.ts';
import { scriptPolicy } from '../scriptPolicy.ts';
import { askWhetherChanged, pageChanged, takeOver } from './messages.ts';

const policy = () => scriptPolicy(window, 'worker', { createScriptURL: () => '/sw.js' });

/**
 * Starts and follows the service worker, which prepares the next visit; without one the browser asks the server each time. It starts `atRest`:
 * earlier its work would delay what the customer waits for.
 */
export const followVersion = (
  container: ServiceWorkerContainer | undefined,
  page: Pick<Location, 'reload'>,
  atRest: Promise<void> = Promise.resolve(),
) => {
  const { tell: tellAll, subscribe } = createListeners();
  let isOld = false;
  let waiting: ServiceWorker | null = null;
  const tell = () => {
    if (isOld) return;
    isOld = true;
    tellAll();
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
  if (container)
    void atRest.then(() => container.register(policy().createScriptURL('/sw.js'))).then(follow, () => undefined);
  return {
    /** True once another version can be loaded. */
    isOld: () => isOld,
    /** Calls a listener once there is another version. */
    subscribe,
    /** Loads the new version; until then the files of the old one are kept for every open page. */
    reload: () => {
      if (!waiting) return page.reload();
      container?.addEventListener('controllerchange', () => page.reload(), { once: true });
      waiting.postMessage(takeOver);
    },
  };
};
