import { answerQuirks } from './answerQuirks.ts';
import { dnsQuirks } from './dnsQuirks.ts';
import { type Quirk, randomOf } from './quirk.ts';
import { createWriteQuirks } from './writeQuirks.ts';

export type QuirkName = keyof typeof dnsQuirks | keyof typeof answerQuirks | keyof ReturnType<typeof createWriteQuirks>;

/** Every quirk with its sentence. */
export const quirkSentences: Readonly<Record<QuirkName, string>> = Object.fromEntries(
  Object.entries({ ...dnsQuirks, ...answerQuirks, ...createWriteQuirks() }).map(([name, { sentence }]) => [
    name,
    sentence,
  ]),
) as Record<QuirkName, string>;

export const quirkNames = Object.keys(quirkSentences) as QuirkName[];

export type Quirks = ReturnType<typeof createQuirks>;

/** The quirks that are in force; none at first. */
export const createQuirks = () => {
  let inForce: Quirk[] = [];
  let names: QuirkName[] = [];
  let random = randomOf(0);
  const play = (wanted: readonly QuirkName[], seed: number): void => {
    const all: Record<QuirkName, Quirk> = { ...dnsQuirks, ...answerQuirks, ...createWriteQuirks() };
    names = [...wanted];
    inForce = names.map((name) => all[name]);
    random = randomOf(seed);
  };
  return {
    play,
    /** Puts one quirk of three in force, by the seed. */
    playSeed: (seed: number): void => {
      const choose = randomOf(seed);
      play(
        quirkNames.filter(() => choose() < 1 / 3),
        seed,
      );
    },
    names: (): readonly QuirkName[] => names,
    /** The quirks for a call, as `GET /api/dns`. */
    at: (call: string): readonly Quirk[] => inForce.filter(({ at }) => at.test(call)),
    random: () => random(),
  };
};
