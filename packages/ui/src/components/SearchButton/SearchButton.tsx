import { useTranslation } from 'react-i18next';
import { isApple } from '../../common/isApple.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './SearchButton.css.ts';

export type SearchButtonProps = {
  /** True once the device is known: a page that the build drew cannot name its keys. */
  namesKeys: boolean;
  onPress: () => void;
  /** Handlers that fetch the search before a press. */
  intent?: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
};

/** The button of the search over everything, in the top bar. */
export const SearchButton = ({ namesKeys, onPress, intent }: SearchButtonProps) => {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={t('search')}
      aria-haspopup="dialog"
      onClick={onPress}
      {...intent}
    >
      <Icon icon={icons.search} size="medium" />
      <span className={styles.words}>
        {t('search')}
        {namesKeys ? <kbd data-keys={isApple() ? '⌘K' : 'Ctrl K'} /> : null}
      </span>
    </button>
  );
};
