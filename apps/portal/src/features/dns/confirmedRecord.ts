let pressed: string | null = null;

/**
 * A press that confirms one record, on its way from the form to the page of changes. It lives in memory, and belongs to one navigation: no reload, link
 * or other tab applies a change without a press.
 */
export const confirmedRecord = {
  /** Returns the state of the navigation, which is also the key of the run. */
  press: (): string => {
    pressed = crypto.randomUUID();
    return pressed;
  },
  /** The key of the run, once, and only to the navigation with this state. */
  take: (state: unknown): string | null => {
    const key = pressed === state ? pressed : null;
    pressed = null;
    return key;
  },
};
