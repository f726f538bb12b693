/**
 * The quirks of each storm's provider, named as in the sandbox (apps/sandbox/src/quirks): habits that the specification does not forbid. Those
 * that change the spelling of an answer alone are read away by packages/api before a storm begins.
 */
export const stormQuirks = {
  topUp: [
    ...(['otherAmount', 'sameSecond', 'listsShuffled', 'listsLag', 'statusUnknown'] as const),
    ...(['refusalsBlank', 'refusesWhatItTook', 'appliesWhatItRefused'] as const),
  ],
  upgrade: ['fieldsNull', 'listsLag', 'refusalsBlank', 'refusesWhatItTook', 'appliesWhatItRefused'],
  order: ['fieldsNull', 'sameSecond', 'listsShuffled', 'listsLag', 'refusesWhatItTook', 'appliesWhatItRefused'],
  changeSet: [
    ...(['ttlClamped', 'ttlAutomatic', 'valuesTrimmed', 'proxyIgnored', 'listsReversed', 'listsLag'] as const),
    ...(['fieldsNull', 'refusesWhatItTook', 'appliesWhatItRefused'] as const),
  ],
  notice: ['otherAmount', 'fieldsLeftOut', 'fieldsNull', 'statusUnknown'],
  card: [
    ...(['fieldsNull', 'statusShouted', 'statusUnknown', 'listsShuffled', 'listsLag'] as const),
    ...(['refusalsBlank', 'refusesWhatItTook', 'appliesWhatItRefused'] as const),
  ],
} as const;

export type StormQuirk<Flow extends keyof typeof stormQuirks> = (typeof stormQuirks)[Flow][number];

/**
 * Quirks at which a flow still tells an untruth: its storm does not play them. A name leaves with the change that mends it, and none is added.
 * `npm run docs` then writes the table of docs/quirks.md anew.
 */
export const unmended: { readonly [Flow in keyof typeof stormQuirks]: readonly StormQuirk<Flow>[] } = {
  topUp: [],
  upgrade: [],
  order: [],
  changeSet: [],
  card: [],
  notice: [],
};

/** The quirks that a storm plays. */
export const playedQuirks = <Flow extends keyof typeof stormQuirks>(flow: Flow): StormQuirk<Flow>[] =>
  stormQuirks[flow].filter((quirk) => !(unmended[flow] as readonly string[]).includes(quirk));
