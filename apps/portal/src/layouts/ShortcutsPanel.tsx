import { ShortcutsScreen } from '@may/ui';
import { useState } from 'react';
import { areSingleKeysOn, chooseSingleKeys } from '../shortcuts/singleKeys.ts';

export type ShortcutsPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The list of the keyboard's shortcuts; fetched when the customer opens it. */
const ShortcutsPanel = (place: ShortcutsPanelProps) => {
  const [hasSingleKeys, setSingleKeys] = useState(areSingleKeysOn);
  const choose = (isOn: boolean) => {
    chooseSingleKeys(isOn);
    setSingleKeys(isOn);
  };
  return <ShortcutsScreen {...place} hasSingleKeys={hasSingleKeys} onSingleKeysChange={choose} />;
};

export default ShortcutsPanel;
