/** The option of a project that says in which engine its paths run. */
export type EngineOption = { opens: 'firefox' | 'webkit' };

/** A browser over its protocol, in the tab and the frame that were entered last. */
export type Transport = {
  /** Runs a function in the page. An element comes back as the protocol's own sign for it, which `click` and `fill` take. */
  run: (script: (...args: never[]) => unknown, ...args: unknown[]) => Promise<unknown>;
  click: (element: unknown) => Promise<unknown>;
  fill: (element: unknown, text: string) => Promise<unknown>;
  open: (path: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** A picture of the page in base64. */
  picture: () => Promise<string>;
  /** Enters a frame of the page; none leads back to the page. */
  enter: (css?: string) => Promise<unknown>;
  /** Goes on in a tab, which it opens if there is none with this number; the first is 0. */
  goTo: (tab: number) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/**
 * Finds a visible control with a name, in the open dialog if there is one: the whole name, else its beginning, else a part; of several the first.
 * Returns it if a pointer meets it. Runs in the page.
 */
const find = (kind: string, name: string): Element | false => {
  const namesOf = (element: Element): string => {
    const told = [element, ...((element as HTMLInputElement).labels ?? [])].map((node) => node.textContent);
    const names = [element.getAttribute('aria-label'), ...told].map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
    return `\n${names.join('\n')}\n`;
  };
  const dialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1);
  const shown = [...(dialog ?? document).querySelectorAll(kind)].filter((element) => element.checkVisibility());
  const parts = [`\n${name}\n`, `\n${name}`, name];
  const found = parts.map((part) => shown.find((element) => namesOf(element).includes(part))).find(Boolean);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== undefined && (found.contains(met) || met?.closest('label')?.control === found) && found;
};

/** Tries until it succeeds, at most 15 seconds. */
export const until = async <Value>(what: string, act: () => Promise<Value>): Promise<Value> => {
  const end = Date.now() + 15_000;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const value = await act();
      if (value !== false) return value;
    } catch (error) {
      cause = error;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${what}: not within 15 seconds`, { cause });
};

/** The steps of a path in a browser, over its protocol. */
export const engineOver = ({ click, fill, enter, ...transport }: Transport) => {
  const { run } = transport;
  const meet = (kind: string, name: string, act: Transport['click']) =>
    until(`a ${kind} with the name “${name}”`, async () => {
      const element = await run(find, kind, name.replace(/\s/g, ' '));
      return element && act(element);
    });
  return {
    ...transport,
    enter: (css?: string) => until(`enter ${css}`, () => enter(css)),
    address: () => run(() => location.href),
    press: async (...names: string[]) => {
      for (const name of names) await meet('button, a[href], label, [role^=menuitem]', name, click);
    },
    type: async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts))
        await meet('input, textarea', name, (field) => fill(field, text));
    },
    see: (text: string) =>
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
      until(`see “${text}”`, () => run((wanted: string) => document.body.innerText.includes(wanted), text)),
  };
};
