import { ShortcutsScreen } from '@may/screens/palette/Palette/ShortcutsScreen.tsx';
import { AppearanceDialog, type IdleLimit, idleLimits, PrivacyDialog } from '@may/ui';
import { useState, useSyncExternalStore } from 'react';
import { setMask } from '../../browser/mask.ts';
import { chooseAppearance, useShellStyle } from '../../browser/preferences/shellStyle.ts';
import { useTheme } from '../../browser/preferences/theme.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { chooseIdleLimit, readIdleLimit, subscribeToIdleLimit } from '../../features/privacy/idleSetting.ts';
import { areSingleKeysOn, chooseSingleKeys } from './useShortcutKeys.ts';

export type PanelProps = { open: boolean; onOpenChange: (open: boolean) => void };

const Appearance = (props: PanelProps) => (
  <AppearanceDialog {...props} {...useShellStyle()} theme={useTheme()} onChange={chooseAppearance} />
);

const Shortcuts = (props: PanelProps) => {
  const [hasSingleKeys, setSingleKeys] = useState(areSingleKeysOn);
  const choose = (isOn: boolean) => {
    chooseSingleKeys(isOn);
    setSingleKeys(isOn);
  };
  return <ShortcutsScreen {...props} hasSingleKeys={hasSingleKeys} onSingleKeysChange={choose} />;
};

const Privacy = (props: PanelProps) => {
  const { id } = useSignedInMe();
  const stored = useSyncExternalStore(subscribeToIdleLimit, () => readIdleLimit(id));
  const [isKept, setKept] = useState(true);
  return (
    <PrivacyDialog
      {...props}
      onMask={setMask}
      idleLimit={idleLimits.find((limit): limit is IdleLimit => limit === stored) ?? null}
      isKept={isKept}
      onIdleLimit={(limit) => setKept(chooseIdleLimit(id, limit))}
    />
  );
};

/** The panels of the frame; fetched when the customer opens the first of them. */
export const panels = { appearance: Appearance, shortcuts: Shortcuts, privacy: Privacy };
