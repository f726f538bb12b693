import type { Texts } from './fillGaps.ts';

/** The texts of a catalogue as pairs of their whole key and their text. */
export const flatten = (texts: Texts, group = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[group + key, text]] : flatten(text, `${group}${key}.`),
  );
