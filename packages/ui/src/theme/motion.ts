/** Motion explains where something came from; 120–200 ms, ease-out (docs/design-language.md, Motion). */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  standard: '180ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** No spinner and no skeleton shimmer is seen before this many milliseconds. */
export const patience = 300;
