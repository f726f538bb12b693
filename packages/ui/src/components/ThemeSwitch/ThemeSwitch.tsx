import { useTranslation } from 'react-i18next';
import { quietButton } from '../../common/quietButton.css.ts';
import { type ThemeChoice, themeChoices } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ThemeSwitch.css.ts';
import { themeIcons } from './themeIcons.ts';

/** The next theme of the switch: light, dark, system, light again (spec section 2, Shell). */
const themeAfter = (choice: ThemeChoice): ThemeChoice =>
  themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'light';

export type ThemeSwitchProps = {
  /** Null in a page that is drawn before the choice is known: the theme of the page then chooses the icon. */
  choice: ThemeChoice | null;
  onChoiceChange: (next: ThemeChoice) => void;
};

/** A button that changes to the next theme. Its name has the current theme and the next one. */
export const ThemeSwitch = ({ choice: known, onChoiceChange }: ThemeSwitchProps) => {
  const { t } = useTranslation('shell');
  const choice = known ?? 'light';
  const next = themeAfter(choice);
  const iconOf = (theme: ThemeChoice) => <Icon icon={themeIcons[theme]} size="medium" />;
  const name = t('themeSwitch', { current: t(`theme.${choice}`), next: t(`theme.${next}`) });
  return (
    <button type="button" className={quietButton} title={name} aria-label={name} onClick={() => onChoiceChange(next)}>
      {known ? (
        iconOf(known)
      ) : (
        <>
          <span className={styles.inLight}>{iconOf('light')}</span>
          <span className={styles.inDark}>{iconOf('dark')}</span>
        </>
      )}
    </button>
  );
};
