/** Milliseconds of the longest pause that a provider's answer can ask for. */
const longestPause = 3_600_000;

/**
 * The milliseconds that are left at a moment of a pause until another; 0 without a pause. Also 0 if it ends later than any pause can: the browser's
 * clock was set back. The machine that judges a press and the countdown beside its button both ask here.
 */
export const pauseLeft = (until: number | null, at: number): number => {
  const left = until === null ? 0 : until - at;
  return left > 0 && left <= longestPause ? left : 0;
};
