/** Pixels that a pointer must move: a browser also reports a move when the page changes under a pointer that rests. */
const reach = 3;

const early = { capture: true } as const;

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Milliseconds after its release in which the click of a press comes. */
const clickIn = 700;

const echoesOfKey = ['keyup', 'keypress'] as const;
const echoesOfPress = [
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
  'contextmenu',
] as const;
/** The events after which nothing more of a press comes. A click may also be that of a key: none but the first is swallowed. */
const endsOfPress = ['click', 'pointercancel', 'pointerdown', 'keydown'] as const;
const releases = ['pointerup', 'touchend', 'contextmenu'] as const;

/** Swallows what follows a pressed key, until the next key is pressed. */
const swallowKey = (page: Window): void => {
  const end = (next: Event) => {
    // A key that is held down repeats itself: it is still the same press.
    if ((next as KeyboardEvent).repeat) return swallow(next);
    page.removeEventListener('keydown', end, early);
    for (const echo of echoesOfKey) page.removeEventListener(echo, swallow, early);
  };
  for (const echo of echoesOfKey) page.addEventListener(echo, swallow, early);
  page.addEventListener('keydown', end, early);
};

/** Swallows what follows a press, up to its click. */
const swallowPress = (page: Window): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (last?: Event) => {
    if (last?.type === 'click') swallow(last);
    clearTimeout(timer);
    for (const echo of echoesOfPress) page.removeEventListener(echo, swallow, early);
    for (const type of endsOfPress) page.removeEventListener(type, end, early);
    for (const type of releases) page.removeEventListener(type, wait, early);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, clickIn);
  };
  // Before the swallowing, which keeps an event from whatever listens after it.
  for (const type of releases) page.addEventListener(type, wait, early);
  for (const type of endsOfPress) page.addEventListener(type, end, early);
  for (const echo of echoesOfPress) page.addEventListener(echo, swallow, { ...early, passive: false });
};

/**
 * Calls `onSign` at a key, a press, a turn of the wheel or a move of the pointer. A key and a press do nothing else, up to their release: a
 * press on an unseen button must not pay. Returns a function that stops listening; what it still swallows ends with that release.
 */
export const listenForSigns = (page: Window, onSign: () => void): (() => void) => {
  let from: { x: number; y: number } | undefined;
  const begin = (event: Event) => {
    swallow(event);
    if (event.type === 'keydown') swallowKey(page);
    // A click alone has no echo.
    else if (event.type === 'pointerdown') swallowPress(page);
    onSign();
  };
  const follow = ({ screenX: x, screenY: y }: PointerEvent) => {
    from ??= { x, y };
    if (Math.hypot(x - from.x, y - from.y) > reach) onSign();
  };
  page.addEventListener('keydown', begin, early);
  page.addEventListener('pointerdown', begin, early);
  // A screen reader's press may be a click alone.
  page.addEventListener('click', begin, early);
  page.addEventListener('pointermove', follow, early);
  page.addEventListener('wheel', onSign, { ...early, passive: true });
  return () => {
    page.removeEventListener('keydown', begin, early);
    page.removeEventListener('pointerdown', begin, early);
    page.removeEventListener('click', begin, early);
    page.removeEventListener('pointermove', follow, early);
    page.removeEventListener('wheel', onSign, early);
  };
};
