import { type FrameDialogName, type PaletteChoice, PaletteScreen } from '@may/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { isCovered } from '../shortcuts/isCovered.ts';
import { noteRecent, readRecent } from './recentChoices.ts';
import { takeLetters } from './takeLetters.ts';
import { usePaletteSources } from './usePaletteSources.ts';

type PaletteProps = {
  onShow: (dialog: FrameDialogName) => void;
  onClose: () => void;
};

const OpenPalette = ({ onShow, onClose }: PaletteProps) => {
  const { id } = useSignedInMe();
  const [recent] = useState(() => readRecent(id));
  const onChoose = useCallback((choice: PaletteChoice) => noteRecent(id, choice), [id]);
  return (
    <PaletteScreen
      {...usePaletteSources(onShow)}
      recent={recent}
      takeLetters={takeLetters}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};

/**
 * The search over everything. It reads while it is open, and keeps what was chosen for this customer. While the frame cannot be used it does not
 * open: a dialog that must be answered stays above everything.
 */
export const Palette = (props: PaletteProps) => {
  const [isFree] = useState(() => !isCovered());
  const { onClose } = props;
  useEffect(() => {
    if (!isFree) onClose();
  }, [isFree, onClose]);
  return isFree ? <OpenPalette {...props} /> : null;
};
