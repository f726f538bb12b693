import { foldText } from '@may/ui/common/foldText.ts';
import { matchSorter } from 'match-sorter';
import type { PaletteEntry, PaletteKind } from './palette.ts';

/** Found things of one kind, the best first. */
export type FoundGroup = { kind: PaletteKind; items: PaletteEntry[] };

/** Things that the list shows: a customer may have 5,000 domains. */
const most = 40;

// Folded here, because the library's own folding leaves out letters such as ơ in two characters.
const options = {
  keys: [
    ({ title }: PaletteEntry) => foldText(title),
    {
      key: ({ detail, terms }: PaletteEntry) => foldText(`${detail ?? ''} ${terms ?? ''}`),
      maxRanking: matchSorter.rankings.CONTAINS,
    },
  ],
  threshold: matchSorter.rankings.CONTAINS,
  keepDiacritics: true,
  baseSort: () => 0,
} as const;

/** The things that have all words of a query, in any order; the kind with the best one comes first. Without words: the pages and the actions. */
export const searchPalette = (entries: readonly PaletteEntry[], query: string): FoundGroup[] => {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const found = words.length
    ? words.reduceRight((left, word) => matchSorter(left, word, options), [...entries])
    : entries.filter(({ kind }) => kind === 'page' || kind === 'action');
  return [...Map.groupBy(found.slice(0, most), ({ kind }) => kind)].map(([kind, items]) => ({ kind, items }));
};
