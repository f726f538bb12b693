/** How many answers of card providers are awaited on this page: each may put a window of theirs over it at any moment. */
let awaited = 0;

/** Awaits what a card provider's script does on this page. */
export const awaitForeign = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  awaited += 1;
  try {
    return await answer;
  } finally {
    awaited -= 1;
  }
};

/** The page, or a test's. */
export type HostPage = { document: Pick<Document, 'body' | 'querySelectorAll'>; location: Pick<Location, 'reload'> };

/**
 * Ends what a card provider shows or may yet show over this page: its windows leave at once, and the page is loaded anew, because its
 * script would go on. Windows inside the app leave with the app.
 */
export const endForeignWindows = ({ document, location }: HostPage): void => {
  const windows = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const part = [...document.body.children].find((child) => child.contains(frame));
    return part && part.id !== 'root' ? [part] : [];
  });
  for (const window of windows) window.remove();
  if (windows.length > 0 || awaited > 0) location.reload();
};
