import { randomOf } from '@may/domain/randomOf.ts';
import { answerQuirks } from './answerQuirks.ts';
import { dnsQuirks } from './dnsQuirks.ts';
import type { Quirk } from './quirk.ts';
import { createWriteQuirks } from './writeQuirks.ts';

const createAll = () => ({ ...dnsQuirks, ...answerQuirks, ...createWriteQuirks() });

export type QuirkName = keyof ReturnType<typeof createAll>;

/** The quirks in the order in which they change a call, the innermost first. */
export const quirkNames = Object.keys(createAll()) as QuirkName[];

/** The quirks of a reading alone: how the provider orders, spells, and leaves out. */
export const readingQuirks: readonly QuirkName[] = [
  ...(['fieldsLeftOut', 'fieldsNull', 'statusShouted', 'statusUnknown', 'sameSecond', 'listsReversed'] as const),
  ...(['listsShuffled', 'upperCase', 'unicodeNames', 'dottedHosts', 'textsQuoted'] as const),
];

export const sentenceOf = (name: QuirkName): string => createAll()[name].sentence;

export type Quirks = ReturnType<typeof createQuirks>;

/** The quirks that are in force; none at first. */
export const createQuirks = () => {
  let inForce: Quirk[] = [];
  let names: readonly QuirkName[] = [];
  let random = randomOf(0);
  const play = (wanted: readonly QuirkName[], seed: number): void => {
    const all = createAll();
    names = wanted;
    inForce = names.map((name) => all[name]);
    random = randomOf(seed);
  };
  return {
    play,
    /** Puts one quirk of three in force, by the seed. */
    playSeed: (seed: number): void => {
      const choose = randomOf(seed);
      const chosen = quirkNames.filter(() => choose() < 1 / 3);
      play(chosen, seed);
    },
    names: (): readonly QuirkName[] => names,
    /** The quirks for a call, as `GET /api/dns`. */
    at: (call: string): readonly Quirk[] => inForce.filter(({ at }) => at.test(call)),
    random: () => random(),
  };
};
