import { type FrameDialogName, fetchWords, lazyPopup, type NavGroup } from '@may/ui';
import { type Dispatch, type SetStateAction, Suspense } from 'react';
import { getI18n } from 'react-i18next';
import { Palette } from '../../features/palette/Palette.tsx';
import type { PanelProps } from './FramePanels.tsx';

// With the code, so that a search that is opened offline has both: without its words the page would say that it could not be loaded.
fetchWords(getI18n().language, ['palette', 'privacy']);

const panel = (name: Exclude<FrameDialogName, 'palette'>) =>
  lazyPopup<PanelProps>(
    async () => ({ default: (await import('./FramePanels.tsx')).panels[name] }),
    ({ onOpenChange }) => onOpenChange(false),
  );

const AppearancePanel = panel('appearance');
const ShortcutsPanel = panel('shortcuts');
const PrivacyPanel = panel('privacy');

export type FrameDialogProps = {
  open: boolean;
  name: FrameDialogName | null;
  navigation: readonly NavGroup[];
  onShow: Dispatch<SetStateAction<FrameDialogName | null>>;
};

/** The dialogs of the frame: the search, the list of shortcuts, the appearance, privacy. Fetched at the first press that opens one. */
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
