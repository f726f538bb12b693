import { followLink } from '../router/followLink.ts';
import { createRunner } from './createRunner.ts';
import { type ShortcutActions, shortcuts } from './shortcuts.ts';

const run = createRunner(shortcuts);

/** Runs the shortcut of the register that a press names or ends. */
export const runShortcut = (event: KeyboardEvent, show: ShortcutActions['show']): void =>
  run(event, { show, go: followLink });
