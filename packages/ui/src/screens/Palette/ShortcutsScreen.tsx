import { useTranslation } from 'react-i18next';
import DialogPopup from '../../components/Dialog/DialogPopup.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Keys } from './Keys.tsx';
import * as styles from './Shortcuts.late.css.ts';
import { type ShortcutRow, shortcutGroups } from './shortcutRow.ts';

export type ShortcutsScreenProps = {
  rows: readonly ShortcutRow[];
  /** True while a letter alone runs a shortcut. */
  hasSingleKeys: boolean;
  onSingleKeysChange: (isOn: boolean) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The list of the keyboard's shortcuts, by where they are heard. */
export const ShortcutsScreen = ({
  rows,
  hasSingleKeys,
  onSingleKeysChange,
  open,
  onOpenChange,
}: ShortcutsScreenProps) => {
  const { t } = useTranslation(['palette', 'privacy', 'shell', 'common']);
  return (
    <DialogPopup open={open} onOpenChange={onOpenChange} title={t('keys.title')} size="large">
      {/* First, so that the first focus does not scroll the list on a phone. */}
      <Switch label={t('keys.single')} checked={hasSingleKeys} onCheckedChange={onSingleKeysChange} />
      <div className={styles.groups}>
        {shortcutGroups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.heading}>{t(`keys.groups.${group}`)}</h3>
            <dl className={styles.list}>
              {rows
                .filter((row) => row.group === group)
                .map(({ keys, label }) => (
                  <div key={keys.join(' ')} className={styles.row}>
                    <dt>{t(label)}</dt>
                    <dd className={styles.keys}>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogPopup>
  );
};
