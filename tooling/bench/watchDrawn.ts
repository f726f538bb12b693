/** A thing that was drawn on the page: where, and from when until when it stood there, in ms since the navigation. */
export type Drawn = {
  kind: 'text' | 'picture' | 'field' | 'box' | 'skeleton';
  label: string;
  box: { x: number; y: number; width: number; height: number };
  from: number;
  to: number;
};

declare global {
  /** Everything that was drawn on the screen since the page began, and the time of the last look. */
  var drawn: { things: Drawn[]; last: number };
}

/** Runs in a page before its own scripts: writes down after each frame that changed, at most every 100 ms, where things are drawn. */
export const watchDrawn = (): void => {
  const things = new Map<string, Drawn>();
  window.drawn = { things: [], last: 0 };
  let now = 0;
  const note = (kind: Drawn['kind'], label: string, rect: DOMRect) => {
    // A visually hidden text has a box of 1 px.
    if (rect.width < 2 || rect.height < 2) return;
    const box = {
      x: Math.round(rect.x + scrollX),
      y: Math.round(rect.y + scrollY),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
    };
    const key = JSON.stringify([kind, label, box]);
    const known = things.get(key);
    if (known) {
      known.to = now;
      return;
    }
    const thing = { kind, label, box, from: now, to: now };
    things.set(key, thing);
    window.drawn.things.push(thing);
  };
  const isPainted = ({ backgroundColor, borderTopWidth, borderBottomWidth, boxShadow }: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
    borderTopWidth !== '0px' ||
    borderBottomWidth !== '0px' ||
    boxShadow !== 'none';
  const walk = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || style.clipPath !== 'none') return;
    const name = element.localName;
    if (name === 'svg' || name === 'img') {
      const source = element.getAttribute('src') ?? element.innerHTML;
      return note('picture', source, element.getBoundingClientRect());
    }
    if (name === 'input' || name === 'select' || name === 'textarea') {
      return note('field', element.getAttribute('aria-label') ?? name, element.getBoundingClientRect());
    }
    if (isPainted(style) && element !== document.body) {
      const isSkeleton = !element.textContent && !element.firstElementChild && element.closest('[aria-hidden=true]');
      note(isSkeleton ? 'skeleton' : 'box', element.role ?? name, element.getBoundingClientRect());
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child);
      else if (child instanceof Text && child.data.trim()) {
        const range = document.createRange();
        range.selectNodeContents(child);
        note('text', child.data.trim(), range.getBoundingClientRect());
      }
    }
  };
  let isChanged = true;
  new MutationObserver(() => {
    isChanged = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => {
    const time = performance.now();
    // A late font changes boxes without a change of the document: look once in a while without one.
    if (document.body && time - now >= (isChanged ? 100 : 500)) {
      isChanged = false;
      now = time;
      walk(document.body);
      window.drawn.last = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
