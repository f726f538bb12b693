import { useTranslation } from 'react-i18next';
import { quietButton } from '../../private/quietButton.css.ts';
import { type ThemeChoice, themeChoices } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { themeIcons } from './themeIcons.ts';

/** The next theme of the switch: light, dark, system, light again (spec section 2, Shell). */
const themeAfter = (choice: ThemeChoice): ThemeChoice =>
  themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'light';

export type ThemeSwitchProps = {
  choice: ThemeChoice;
  onChoiceChange: (next: ThemeChoice) => void;
};

/** A button that changes to the next theme. Its name has the current theme and the next one. */
export const ThemeSwitch = ({ choice, onChoiceChange }: ThemeSwitchProps) => {
  const { t } = useTranslation('shell');
  const next = themeAfter(choice);
  const name = t('themeSwitch', { current: t(`theme.${choice}`), next: t(`theme.${next}`) });
  return (
    <Tooltip text={name}>
      <button type="button" className={quietButton} aria-label={name} onClick={() => onChoiceChange(next)}>
        <Icon icon={themeIcons[choice]} size="medium" />
      </button>
    </Tooltip>
  );
};
