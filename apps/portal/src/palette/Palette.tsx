import { type FrameDialogName, type NavGroup, PaletteScreen } from '@may/ui';
import { usePaletteEntries } from './usePaletteEntries.ts';

export type PaletteProps = {
  navigation: readonly NavGroup[];
  onShow: (dialog: FrameDialogName) => void;
  onClose: () => void;
};

/** The search over pages, actions, servers and domains. It reads while it is open. */
export const Palette = ({ navigation, onShow, onClose }: PaletteProps) => (
  <PaletteScreen {...usePaletteEntries(navigation, onShow)} onClose={onClose} />
);
