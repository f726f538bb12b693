import { Autocomplete } from '@base-ui/react/autocomplete';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as styles from './PaletteOption.late.css.ts';
import type { PaletteEntry } from './palette.ts';

/** A found thing; a link where it has a place, so that a middle press opens it in a new tab. */
export const PaletteOption = ({ entry, onClose }: { entry: PaletteEntry; onClose: () => void }) => (
  <Autocomplete.Item
    value={entry}
    className={styles.row}
    render={
      entry.href === undefined ? (
        <div />
      ) : (
        // biome-ignore lint/a11y/useAnchorContent: the item puts its content into it.
        <a href={entry.href} tabIndex={-1} />
      )
    }
    onClick={({ ctrlKey, metaKey, shiftKey }) => {
      entry.run?.();
      // A new tab or window: the list stays, for the next one.
      if (!(ctrlKey || metaKey || shiftKey)) onClose();
    }}
  >
    <span className={styles.icon}>
      <Icon icon={entry.icon} />
    </span>
    <span className={styles.title}>{entry.title}</span>
    {entry.detail ? <span className={styles.detail}>{entry.detail}</span> : null}
  </Autocomplete.Item>
);
