import { Tooltip } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';
import * as styles from './Tooltip.css.ts';

interface TooltipPartProps {
  anchor: RefObject<HTMLElement | null>;
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const TooltipPart = ({ anchor, text, open, onOpenChange }: TooltipPartProps) => (
  <Tooltip.Root open={open} onOpenChange={onOpenChange}>
    <Tooltip.Portal>
      <Tooltip.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className={styles.positioner}>
        {/* The button says the same words by itself. */}
        <Tooltip.Popup className={styles.popup} aria-hidden>
          {text}
        </Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
);

export default TooltipPart;
