import { useEffect } from 'react';

const running = new Set<Promise<unknown>>();

/** Counts work that an idle lock must not interrupt, until it ends: what is sent, and what a card provider is asked. */
export const countUnderWay = (work: Promise<unknown>): void => {
  const end = () => running.delete(work);
  running.add(work);
  work.then(end, end);
};

/** The calls that are being sent, and the questions to a card provider. */
export const underWay: ReadonlySet<Promise<unknown>> = running;

/** Number of pending answers of card providers; each provider may put its window over the page at any moment. */
let awaited = 0;

/** Awaits an answer of a card provider's script and counts it as pending. */
export const awaitForeign = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  awaited += 1;
  countUnderWay(answer);
  try {
    return await answer;
  } finally {
    awaited -= 1;
  }
};

/** The page, or a test's. */
export type HostPage = { document: Pick<Document, 'body' | 'querySelectorAll'>; location: Pick<Location, 'reload'> };

/** Ends a charge that the customer no longer waits for, and that holds the payment lock: its script ends with the page. */
export const endForeignAnswers = ({ location }: Pick<HostPage, 'location'>): void => {
  if (awaited > 0) location.reload();
};

/**
 * Removes the windows of card providers from this page. If there was one, or an answer is pending, it reloads the page, because the provider's
 * script would continue. Windows inside the app are removed with the app.
 */
export const endForeignWindows = ({ document, location }: HostPage): void => {
  const windows = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const part = [...document.body.children].find((child) => child.contains(frame));
    return part && part.id !== 'root' ? [part] : [];
  });
  for (const window of windows) window.remove();
  if (windows.length > 0 || awaited > 0) location.reload();
};

/** Counts a flow's sending and waiting as under way, while it lasts and its page is shown. */
export const useUnderWay = (isUnderWay: boolean): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    countUnderWay(promise);
    return resolve;
  }, [isUnderWay]);
};
