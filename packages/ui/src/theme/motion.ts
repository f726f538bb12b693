/** Durations and curves of motion: 120–200 ms, ease-out (docs/design-language.md, Motion). */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  standard: '180ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Milliseconds before a spinner or a skeleton's animation begins. */
export const patience = 300;
