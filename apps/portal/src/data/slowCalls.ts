import { createListeners } from '../browser/createListeners.ts';

/** Milliseconds until a call counts as slow, as for a skeleton (packages/ui/src/theme/motion.ts). */
const patience = 300;
/** Milliseconds that the sign stays after the last call, so that it does not flicker. */
const linger = 300;
/** Milliseconds after a press or a navigation in which a call belongs to it; later ones are the portal's own, such as polling. */
const reach = 1_000;

const { tell, subscribe } = createListeners();
let isSlow = false;
let running = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
let address: string | undefined;

const show = (next: boolean) => {
  isSlow = next;
  tell();
};

const end = () => {
  running -= 1;
  if (running > 0) return;
  clearTimeout(timer);
  if (isSlow) timer = setTimeout(show, linger, false);
};

const isAsked = (): boolean => {
  const now = performance.now();
  if (address !== window.location.href) askedAt = now;
  address = window.location.href;
  // A call that follows another one belongs to the same press.
  return running > 0 || isSlow || now - askedAt < reach;
};

/** Counts a call until it ends, in success or failure, if the customer asked for it. */
export const countCall = (call: Promise<unknown>): void => {
  if (!isAsked()) return;
  running += 1;
  if (running === 1) {
    clearTimeout(timer);
    if (!isSlow) timer = setTimeout(show, patience, true);
  }
  call.then(end, end);
};

/** True while a call of the customer's lasts longer than 300 ms: the global loading flag (spec section 4, States). */
export const areCallsSlow = (): boolean => isSlow;

export const subscribeToSlowCalls = subscribe;

/** Notes the customer's presses; called once a page. */
export const notePresses = (): void => {
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => {
      askedAt = performance.now();
    });
};
