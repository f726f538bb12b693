import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { createSession as makeSession, Session } from './createSession.ts';
import { createLazySession, loadOnFirstTouch } from './lazySession.ts';
import { markSignedIn } from './signedInMark.ts';

const session = { state: () => 'signedOut' } as Session;
let change = () => {};
const createSession: typeof makeSession = ({ onChange }) => {
  change = onChange;
  return session;
};
const fetchCode = vi.fn(async () => ({ createSession }));

beforeEach(() => fetchCode.mockClear());

describe('createLazySession', () => {
  it('loads the session once for several calls, and tells when it is loaded and each time it changes', async () => {
    const lazy = createLazySession('restoring', fetchCode);
    const heard = vi.fn();
    const stop = lazy.subscribe(heard);
    expect(lazy.current()).toBeNull();
    expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([session, session]);
    expect(fetchCode).toHaveBeenCalledOnce();
    expect(lazy.current()).toBe(session);
    expect(heard).toHaveBeenCalledTimes(1);
    change();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    change();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('rejects when the code does not load, and loads again at the next call', async () => {
    const lazy = createLazySession('restoring', fetchCode);
    fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/signedIn.js'));
    await expect(lazy.load()).rejects.toThrow('signedIn.js');
    expect(lazy.current()).toBeNull();
    expect(await lazy.load()).toBe(session);
  });
});

describe('loadOnFirstTouch', () => {
  let touches: EventTarget;
  beforeEach(() => {
    touches = new EventTarget();
    vi.stubGlobal('addEventListener', touches.addEventListener.bind(touches));
    markSignedIn(false);
  });

  it.each(['focusin', 'pointerdown', 'keydown'])(
    'loads nothing for a visitor who only looks, but at the first %s',
    (touch) => {
      loadOnFirstTouch(createLazySession('restoring', fetchCode));
      expect(fetchCode).not.toHaveBeenCalled();
      touches.dispatchEvent(new Event(touch));
      expect(fetchCode).toHaveBeenCalledOnce();
    },
  );

  it('loads at once if another tab may be signed in, and ignores a failure', async () => {
    markSignedIn(true);
    fetchCode.mockRejectedValueOnce(new TypeError('offline'));
    loadOnFirstTouch(createLazySession('restoring', fetchCode));
    expect(fetchCode).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve));
  });
});
