/** Lets the page answer a press before the next step. */
const pause = (): Promise<unknown> => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Rows of one step: a few milliseconds on a slow phone. */
const usualStep = 1_000;

/** Works on a long list in steps with pauses between them. After `signal` is aborted no step begins, and the promise rejects. */
export const inSteps = async <Row>(
  rows: readonly Row[],
  work: (step: readonly Row[]) => void,
  signal?: AbortSignal,
  length = usualStep,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += length) {
    if (start > 0) await pause();
    signal?.throwIfAborted();
    work(rows.slice(start, start + length));
  }
};
