const running = new Set<Promise<unknown>>();

/** Counts work that an idle lock must not interrupt, until it ends: what is sent, and what a card provider is asked. */
export const countUnderWay = (work: Promise<unknown>): void => {
  const end = () => running.delete(work);
  running.add(work);
  work.then(end, end);
};

/** The calls that are being sent, and the questions to a card provider. */
export const underWay: ReadonlySet<Promise<unknown>> = running;
