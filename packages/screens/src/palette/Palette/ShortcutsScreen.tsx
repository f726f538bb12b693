import { isApple } from '@may/ui/common/isApple.ts';
import { Checkbox } from '@may/ui/components/Checkbox/Checkbox.tsx';
import DialogPopup from '@may/ui/components/Dialog/DialogPopup.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './Shortcuts.late.css.ts';

export type ShortcutsScreenProps = {
  /** True while a letter alone runs a shortcut. */
  hasSingleKeys: boolean;
  onSingleKeysChange: (isOn: boolean) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The list of the keyboard's shortcuts. */
export const ShortcutsScreen = ({ hasSingleKeys, onSingleKeysChange, open, onOpenChange }: ShortcutsScreenProps) => {
  const { t } = useTranslation('palette');
  const rows = [
    [isApple() ? '⌘ K' : 'Ctrl K', t('keys.palette')],
    ['/', t('keys.find')],
    ['?', t('keys.list')],
    ['Esc', t('keys.close')],
  ];
  return (
    <DialogPopup open={open} onOpenChange={onOpenChange} title={t('keys.title')}>
      <Checkbox label={t('keys.single')} checked={hasSingleKeys} onCheckedChange={onSingleKeysChange} />
      <dl className={styles.list}>
        {rows.map(([key, name]) => (
          <div key={key} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <kbd className={styles.key}>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </DialogPopup>
  );
};
