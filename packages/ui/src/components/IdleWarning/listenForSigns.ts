/** Pixels that a pointer must move: a browser also reports a move when the page changes under a pointer that rests. */
const reach = 3;

const early = { capture: true } as const;

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Milliseconds after its release in which the click of a press comes. */
const clickIn = 700;

const keys = ['keydown', 'keyup'] as const;
/** No release is heard after a loss of the window's focus; a press is a new act of a customer whose keyboard reports no release. */
const endsOfKeys = ['blur', 'pointerdown'] as const;
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

/** Swallows what follows a pressed key, until it and each key that is pressed meanwhile are released: Shift may be the first key of a shortcut. */
const swallowKey = (page: Window, first: KeyboardEvent): void => {
  const down = new Set<string>();
  const hear = (event: KeyboardEvent) => {
    swallow(event);
    const { type, key, code } = event;
    if (type === 'keydown') down.add(code);
    else down.delete(code);
    // macOS reports no release of a letter that was pressed with ⌘, and that of Caps Lock at its next press.
    if (key === 'CapsLock' || (key === 'Meta' && type === 'keyup')) down.clear();
    if (down.size === 0) end();
  };
  const end = () => {
    for (const type of keys) page.removeEventListener(type, hear, early);
    page.removeEventListener('keypress', swallow, early);
    for (const type of endsOfKeys) page.removeEventListener(type, end);
  };
  for (const type of keys) page.addEventListener(type, hear, early);
  page.addEventListener('keypress', swallow, early);
  for (const type of endsOfKeys) page.addEventListener(type, end);
  hear(first);
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
  // Registered before the swallowing: a swallowed event reaches no later listener.
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
    if (event.type === 'keydown') swallowKey(page, event as KeyboardEvent);
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
