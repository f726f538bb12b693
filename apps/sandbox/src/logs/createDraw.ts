/** Pseudo-random choices; equal seeds choose alike. */
export type Draw = {
  /** A whole number from 0 to `below` - 1. */
  number: (below: number) => number;
  /** A fraction from 0 to 1, without 1. */
  fraction: () => number;
  pick: <Value>(from: readonly [Value, ...Value[]]) => Value;
};

/** Creates the choices of a seed (the generator mulberry32). */
export const createDraw = (seed: number): Draw => {
  let state = seed | 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number): number => Math.floor(fraction() * below);
  return { fraction, number, pick: (from) => from[number(from.length)] ?? from[0] };
};
