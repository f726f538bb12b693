import { describe, sayingOf } from './heldPress.ts';

/** Shows the texts for a failed start from the page's HTML, with the name of the chunk that is missing. */
export const sayStartFailed = (chunk: string): void => {
  document.documentElement.dataset.failed = chunk;
};

const controls = 'a, button, select, textarea, input:not([type=checkbox])';
/** Tells the controls of a page apart; a radio's text is its card's. */
const keyOf = (control: Element): string => describe(control, 'type', 'href');

/**
 * Marks the page as hydrated for its inline script, opens what was pressed and submits the form that was held. Either happens only on the same element
 * or its one equivalent, which still says what it said (docs/decisions/0022).
 */
const release = (equivalentOf = (control: HTMLElement): HTMLElement | undefined => control): void => {
  document.documentElement.dataset.hydrated = '';
  document.getElementById('failed')?.remove();
  const { heldPress, heldForm } = window;
  const control = heldPress && equivalentOf(heldPress.control);
  if (control && !control.closest('[inert]') && sayingOf(control) === heldPress?.said) control.click();
  if (heldForm?.isConnected) heldForm.requestSubmit();
};

/** Releases the page once React draws all of it: at once, or when the page's own content replaces the picture, whose focus and typed texts go to their equivalents. */
export const markHydrated = (): void => {
  const picture = document.querySelector('main > template');
  const main = picture?.parentElement;
  if (!main) {
    release();
    return;
  }
  // In this element alone: a lock screen is no equivalent of a page.
  const controlsNow = () => [...main.querySelectorAll<HTMLElement>(controls)];
  const drawn = controlsNow();
  const { pathname } = location;
  let focused = document.activeElement;
  const follow = () => {
    focused = document.activeElement;
  };
  document.addEventListener('focusin', follow);
  new MutationObserver((_, observer) => {
    if (picture.isConnected) return;
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    // The customer has followed a link meanwhile: what was done in the picture was not meant for this page.
    if (location.pathname !== pathname) {
      release(() => undefined);
      return;
    }
    const now = controlsNow();
    const alike = (control: Element, key = keyOf(control)) =>
      [drawn, now].map((each) => each.filter((one) => keyOf(one) === key)) as [Element[], HTMLElement[]];
    const equivalentOf = (control: Element): HTMLElement | undefined => {
      const [before, after] = alike(control);
      return after[before.indexOf(control)];
    };
    // With another number of controls of this name, the place in their order says nothing.
    const sureEquivalentOf = (control: HTMLElement): HTMLElement | undefined => {
      if (control.isConnected) return control;
      const [before, after] = alike(control);
      return before.length === after.length ? equivalentOf(control) : undefined;
    };
    const repeat = (control: HTMLInputElement | HTMLSelectElement) => {
      if (control.type === 'radio') return sureEquivalentOf(control)?.click();
      const isList = control.matches('select');
      const field = isList ? sureEquivalentOf(control) : equivalentOf(control);
      if (!field) return;
      // The prototype's setter: React replaces the element's own, and would take the text for known.
      Reflect.set(Object.getPrototypeOf(field), 'value', control.value, field);
      // Before React hears of the text: a field that groups digits keeps the caret at its digit. A date has no caret.
      const { selectionStart, selectionEnd } = control as HTMLInputElement;
      if (selectionStart != null && field === document.activeElement)
        (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
    };
    if (focused?.matches(controls)) equivalentOf(focused)?.focus({ preventScroll: true });
    // After the effects of the new content, which start its machines.
    setTimeout(() => {
      // In the order of the customer: a typed amount and a chosen one share a value.
      window.changedControls?.forEach(repeat);
      release(sureEquivalentOf);
    });
  }).observe(document.body, { childList: true, subtree: true });
};
