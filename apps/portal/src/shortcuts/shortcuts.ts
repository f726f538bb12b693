import type { FrameDialogName, ShortcutRow } from '@may/ui';
import { config } from '../config.ts';
import { href } from '../router/href.ts';
import { pagesWith } from '../router/manifest.ts';

/** The presses that a shortcut may do in the frame of the signed-in pages. */
export type ShortcutActions = {
  /** Opens a dialog of the frame. */
  show: (dialog: FrameDialogName) => void;
  /** Follows a link of the portal, as a press on it would. */
  go: (address: string) => void;
};

/** A row of the register: the list shows it, and the handler runs it. */
export type Shortcut = ShortcutRow & {
  /** Runs it, outside of fields and dialogs; without it another place hears the keys, and the list alone has the row. */
  run?: (actions: ShortcutActions) => void;
};

/** The search field of the shown page. */
const pageSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find((field) => field.checkVisibility());

const findOnPage = ({ show }: ShortcutActions): void => {
  const field = pageSearch();
  if (!field) show('palette');
  field?.focus();
  field?.select();
};

/** The second key of the pages that `g` leads to. */
const pageKeys = [
  ['h', 'dashboard', 'shell:menu.dashboard'],
  ['w', 'wordpress', 'shell:menu.wordpress'],
  ['o', 'hosting', 'shell:menu.hosting'],
  ['d', 'domains', 'shell:menu.dns'],
  ['p', 'payment', 'shell:menu.topUp'],
  ['t', 'transactions', 'shell:menu.transactions'],
  ['i', 'invoices', 'shell:menu.invoice'],
  ['n', 'notifications', 'common:notifications'],
] as const;

/** The one register of the keyboard's shortcuts, in the order of the list. The first script knows none of them but Ctrl/⌘ K. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Mod+k'], label: 'palette:keys.palette', group: 'anywhere' },
  { keys: ['/'], label: 'palette:keys.find', group: 'anywhere', run: findOnPage },
  { keys: ['?'], label: 'palette:keys.list', group: 'anywhere', run: ({ show }) => show('shortcuts') },
  { keys: ['Shift+m'], label: 'privacy:mask.shortcut', group: 'anywhere', run: ({ show }) => show('mask') },
  { keys: ['Escape'], label: 'palette:keys.close', group: 'anywhere' },
  ...pageKeys
    .filter(([, id]) => pagesWith(config.flags).some((page) => page.id === id))
    .map(([key, id, label]): Shortcut => ({ keys: ['g', key], label, group: 'pages', run: ({ go }) => go(href(id)) })),
  { keys: ['ArrowUp'], label: 'palette:keys.previous', group: 'palette' },
  { keys: ['ArrowDown'], label: 'palette:keys.next', group: 'palette' },
  { keys: ['Enter'], label: 'palette:keys.open', group: 'palette' },
  { keys: ['Mod+Enter'], label: 'palette:keys.newTab', group: 'palette' },
];
