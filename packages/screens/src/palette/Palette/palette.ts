import type { IconType } from '@may/ui/components/Icon/icons.ts';

/** The kinds of things that can be found. */
export type PaletteKind = 'page' | 'action' | 'server' | 'domain';

/** One thing that can be found. All texts may come from strangers. */
export type PaletteEntry = {
  kind: PaletteKind;
  id: string;
  icon: IconType;
  title: string;
  /** More words that tell two things apart: the domain of a server. */
  detail?: string | null;
  /** Words of the search that are not shown, such as an IP address. */
  terms?: string;
  /** Its exact place. */
  href?: string;
  /** Runs an action, which has no place. */
  run?: () => void;
};

export type PaletteScreenProps = {
  /** In the order in which equal fits are shown. */
  entries: readonly PaletteEntry[];
  /** Names of the lists that are still being read. */
  reading: readonly string[];
  /** Names of the lists that could not be read, and are not searched therefore. */
  unread: readonly string[];
  onClose: () => void;
};
