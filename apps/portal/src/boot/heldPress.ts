/** A press that React could not hear: its control, and what the customer read on it. */
export type HeldPress = { control: HTMLElement; said: string };

declare global {
  /** The last press before React; the page's inline script writes it. */
  var heldPress: HeldPress | undefined;
  /** The fields, lists and radios that the customer changed before React, the last one at the end; the page's inline script writes it. */
  var changedControls: Set<HTMLInputElement | HTMLSelectElement> | undefined;
  /** The form that was submitted before React; the page's inline script writes it. */
  var heldForm: HTMLFormElement | undefined;
}

/**
 * Buttons whose press may be repeated: they say that they open something, or are a tab, so the press sends nothing. A button without such a mark, or
 * in a form, is never pressed again. A popover's button needs no script.
 */
const opening = 'button[type=button]:is([aria-haspopup], [aria-expanded], [role=tab]):not([popovertarget], form *)';

/** The text, the name and some attributes of a control. */
export const describe = (control: Element, ...names: string[]): string =>
  [
    (control.closest('label') ?? control).textContent,
    ...['aria-label', ...names].map((name) => control.getAttribute(name)),
  ].join();

/** Name and state of a control. */
export const sayingOf = (control: Element): string =>
  describe(control, 'aria-expanded', 'aria-selected', 'aria-disabled');

/** The press to hold for the target of a click inside a place of the page. */
export const toHeldPress = (target: Element, place: string): HeldPress | undefined => {
  const control = target.closest<HTMLElement>('button');
  return control?.matches(`${place} ${opening}`) ? { control, said: sayingOf(control) } : undefined;
};
