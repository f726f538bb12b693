type Press = { key: string; id: string };

let pressed: Press | null = null;
const drop = () => {
  pressed = null;
};

/**
 * A press that confirms one record, on its way from the form to the page of changes. It lives in memory and belongs to one navigation: no reload, link,
 * Back, Forward or other tab applies a change without a press.
 */
export const confirmedRecord = {
  /** Returns the state of the navigation, which is also the key of the run. `id` is that of the staged record. */
  press: (id: string): string => {
    pressed = { key: crypto.randomUUID(), id };
    addEventListener('popstate', drop, { once: true });
    return pressed.key;
  },
  /** The press, once, and only for the navigation with this state. */
  take: (state: unknown): Press | null => {
    const taken = pressed?.key === state ? pressed : null;
    drop();
    return taken;
  },
};
