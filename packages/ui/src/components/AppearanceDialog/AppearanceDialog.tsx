import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../theme/breakpoints.ts';
import { type LayoutStyle, layoutStyles, type MenuStyle, menuStyles } from '../../theme/shellStyle.ts';
import { type ThemeChoice, themeChoices } from '../../theme/theme.ts';
import { Button } from '../Button/Button.tsx';
import DialogPopup from '../Dialog/DialogPopup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { themeIcons } from '../ThemeSwitch/themeIcons.ts';

/** The look of the shell in this browser. */
export type Appearance = { theme: ThemeChoice; menuStyle: MenuStyle; layoutStyle: LayoutStyle };

export type AppearanceDialogProps = Appearance & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the changed part; it takes effect at once. */
  onChange: (change: Partial<Appearance>) => void;
};

/** The panel for the theme, the main menu and the width of the shell (spec section 3). */
export const AppearanceDialog = ({
  open,
  onOpenChange,
  theme,
  menuStyle,
  layoutStyle,
  onChange,
}: AppearanceDialogProps) => {
  const { t } = useTranslation(['appearance', 'shell', 'common']);
  const isNarrow = matchMedia(`(width < ${breakpoints.desktop}px)`).matches;
  return (
    <DialogPopup
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      text={t('text')}
      size="large"
      actions={<Button onPress={() => onOpenChange(false)}>{t('done')}</Button>}
    >
      <Stack space="large">
        <RadioCards
          label={t('theme')}
          columns="compact"
          value={theme}
          onValueChange={(choice) => onChange({ theme: choice })}
          options={themeChoices.map((value) => ({
            value,
            label: t(`shell:theme.${value}`),
            media: <Icon icon={themeIcons[value]} size="medium" />,
          }))}
        />
        {isNarrow ? <Text size="small">{t('narrow', { width: breakpoints.desktop })}</Text> : null}
        <RadioCards<MenuStyle>
          label={t('menu.label')}
          columns="three"
          value={menuStyle}
          onValueChange={(choice) => onChange({ menuStyle: choice })}
          options={menuStyles.map((value) => ({
            value,
            label: t(`menu.${value}`),
          }))}
        />
        <RadioCards<LayoutStyle>
          label={t('layout.label')}
          value={layoutStyle}
          onValueChange={(choice) => onChange({ layoutStyle: choice })}
          options={layoutStyles.map((value) => ({
            value,
            label: t(`layout.${value}`),
          }))}
        />
      </Stack>
    </DialogPopup>
  );
};
