import type { IconType } from '../../components/Icon/icons.ts';

/** The kinds of things that can be found. */
export const paletteKinds = ['action', 'page', 'server', 'domain', 'record', 'invoice', 'transaction'] as const;

export type PaletteKind = (typeof paletteKinds)[number];

/** A choice of the customer: it names the thing without a word of it. */
export type PaletteChoice = { kind: PaletteKind; id: string };

/** One thing as the list shows it. All texts may come from strangers. */
export type PaletteEntry = PaletteChoice & {
  icon: IconType;
  title: string;
  /** Its content: a record's values, an amount and a day. */
  detail?: string;
  /** Its kind and its place: "A record · bienxanh.vn". */
  where: string;
  /** Its exact place. */
  href?: string;
  /** Runs an action, which has no place. A promise is waited for, and a rejected one is told. */
  run?: () => void | Promise<void>;
  /** True for an action that asks before it runs, because it cannot be undone. */
  asks?: boolean;
};

/** Things of one kind that are searched. Use `toSource`, which ties the rows to what reads them. */
export type PaletteSource = {
  kind: PaletteKind;
  /** The same array until the rows change: what is prepared for the search is kept for it. */
  rows: readonly unknown[];
  idOf: (row: never) => string;
  /** The name of a row, and all else that it is found by. */
  textsOf: (row: never) => readonly [name: string, more: string];
  entryOf: (row: never) => PaletteEntry;
  /** True for things that only a search shows: they would be too many before it. */
  isOnlyFound?: boolean;
};

export const toSource = <Row>(source: {
  kind: PaletteKind;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  textsOf: (row: Row) => readonly [name: string, more: string];
  entryOf: (row: Row) => PaletteEntry;
}): PaletteSource => source;

export type PaletteScreenProps = {
  /** The same array until a source changes. */
  sources: readonly PaletteSource[];
  /** The last choices of this customer, the newest first. */
  recent: readonly PaletteChoice[];
  /** Names of what is still being read. */
  reading: readonly string[];
  /** Names of what could not be read, and is not searched therefore. */
  unread: readonly string[];
  onRetry: () => void;
  /** Gives the letters that were typed before the search stood. */
  takeLetters: () => string;
  onChoose: (choice: PaletteChoice) => void;
  onClose: () => void;
};
