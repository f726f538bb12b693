/** The parts of a page that stay changed unless a story restores them. Language and theme are set anew for each story. */
const snapshot = () => ({
  address: location.href,
  title: document.title,
  storage: JSON.stringify({ localStorage, sessionStorage }),
  cookies: document.cookie,
  scrolling: `${document.documentElement.style.overflow} ${document.body.style.overflow}`,
  elements: document.body.innerHTML,
});

let before: ReturnType<typeof snapshot> | undefined;
let previous = '';

/**
 * Throws before a story is drawn if the story before it left the page changed. In tests many files share one page, so that
 * the result of a story would depend on the order of the files.
 */
export const expectNothingLeft = (story: string): void => {
  const now = snapshot();
  const start = before ?? now;
  const left = (Object.keys(now) as (keyof typeof now)[]).filter((name) => now[name] !== start[name]);
  const culprit = previous;
  before = now;
  previous = story;
  if (left.length === 0) return;
  const changes = left.map((name) => `${name} was ${JSON.stringify(start[name])}, is ${JSON.stringify(now[name])}`);
  throw new Error(
    `The story ${culprit} changed the page for those after it: ${changes.join('; ')}. It has to restore it.`,
  );
};
