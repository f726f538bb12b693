import type { TextKey } from '../../i18n/createI18n.ts';

/** The places in which shortcuts are heard, in the order of the list. */
export const shortcutGroups = ['anywhere', 'pages', 'palette'] as const;

/** A shortcut as the list shows it. */
export type ShortcutRow = {
  /** Presses one after the other, each like `g`, `?`, `Mod+k` (Ctrl, or ⌘ on Apple's devices), `Shift+m` or `Escape`. */
  keys: readonly string[];
  /** Of a catalogue that the list loads. */
  label: Extract<TextKey, `${'palette' | 'privacy' | 'shell' | 'common'}:${string}`>;
  group: (typeof shortcutGroups)[number];
};
