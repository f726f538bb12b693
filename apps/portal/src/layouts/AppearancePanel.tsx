import { AppearanceDialog } from '@may/ui';
import { chooseAppearance } from '../preferences/chooseAppearance.ts';
import { useShellStyle } from '../preferences/useShellStyle.ts';
import { useTheme } from '../preferences/useTheme.ts';

export type AppearancePanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The panel for the appearance; fetched when the customer opens it. */
const AppearancePanel = (props: AppearancePanelProps) => (
  <AppearanceDialog {...props} {...useShellStyle()} theme={useTheme()} onChange={chooseAppearance} />
);

export default AppearancePanel;
