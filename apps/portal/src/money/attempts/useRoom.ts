import { useState } from 'react';

/**
 * Tells if the browser can remember a purchase (`canKeep`). Each press asks `isWarned`: false means that the room went since the form was drawn.
 * The form then shows its warning, and the next press sends.
 */
export const useRoom = (store: { canKeep: () => boolean }) => {
  const [canKeep, setCanKeep] = useState(store.canKeep);
  const isWarned = (): boolean => {
    const isKept = store.canKeep();
    setCanKeep(isKept);
    return isKept || !canKeep;
  };
  return { canKeep, isWarned };
};
