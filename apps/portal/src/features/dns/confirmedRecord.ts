type Press = { key: string; id: string };

/** Milliseconds. A page that arrives later, or after a lock, asks again. */
const patience = 10_000;

let pressed: (Press & { at: number }) | null = null;
const drop = () => {
  pressed = null;
};

/**
 * A press that confirms one record, on its way from the form to the page of changes. It lives in memory for ten seconds and belongs to one navigation:
 * no reload, link, Back, Forward or other tab applies a change without a press.
 */
export const confirmedRecord = {
  /** Returns the state of the navigation, which is also the key of the run. `id` is that of the staged record. */
  press: (id: string): string => {
    pressed = { key: crypto.randomUUID(), id, at: performance.now() };
    addEventListener('popstate', drop, { once: true });
    return pressed.key;
  },
  /** The press, once, and only for the navigation with this state. */
  take: (state: unknown): Press | null => {
    const taken = pressed;
    drop();
    if (taken === null || taken.key !== state || performance.now() - taken.at > patience) return null;
    return { key: taken.key, id: taken.id };
  },
};
