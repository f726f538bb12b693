import { type FrameDialogName, fetchWords, lazyPopup, type NavGroup } from '@may/ui';
import { type Dispatch, type SetStateAction, Suspense } from 'react';
import { getI18n } from 'react-i18next';
import { Palette } from '../palette/Palette.tsx';
import type { PrivacyPanelProps } from '../privacy/PrivacyPanel.tsx';
import type { AppearancePanelProps } from './AppearancePanel.tsx';
import type { ShortcutsPanelProps } from './ShortcutsPanel.tsx';

// With the code, so that a search that is opened offline has both: without its words the page would say that it could not be loaded.
fetchWords(getI18n().language, ['palette', 'privacy']);

const AppearancePanel = lazyPopup<AppearancePanelProps>(
  () => import('./AppearancePanel.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

const ShortcutsPanel = lazyPopup<ShortcutsPanelProps>(
  () => import('./ShortcutsPanel.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

const PrivacyPanel = lazyPopup<PrivacyPanelProps>(
  () => import('../privacy/PrivacyPanel.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

export type FrameDialogProps = {
  open: boolean;
  name: FrameDialogName | null;
  navigation: readonly NavGroup[];
  onShow: Dispatch<SetStateAction<FrameDialogName | null>>;
};

/** The dialogs of the frame: the search, the list of shortcuts, the appearance, privacy.  Fetched at the first press that opens one. */
const FrameDialog = ({ open, name, navigation, onShow }: FrameDialogProps) => {
  // An action of the search may have opened another dialog meanwhile.
  const close = (dialog: FrameDialogName) => onShow((shown) => (shown === dialog ? null : shown));
  const place = (dialog: FrameDialogName) => ({
    open: open && name === dialog,
    onOpenChange: (next: boolean) => {
      if (!next) close(dialog);
    },
  });
  return (
    <>
      {open && name === 'palette' ? (
        <Palette navigation={navigation} onShow={onShow} onClose={() => close('palette')} />
      ) : null}
      <Suspense>
        <ShortcutsPanel {...place('shortcuts')} />
      </Suspense>
      <AppearancePanel {...place('appearance')} />
      <Suspense>
        <PrivacyPanel {...place('privacy')} />
      </Suspense>
    </>
  );
};

export default FrameDialog;
