import { Tooltip } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';
import * as styles from './Tooltip.css.ts';
import type { tooltipSides } from './Tooltip.tsx';

export type TooltipPopupProps = {
  anchor: RefObject<HTMLElement | null>;
  text: string;
  side: (typeof tooltipSides)[number];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const TooltipPopup = ({ anchor, text, side, open, onOpenChange }: TooltipPopupProps) => (
  <Tooltip.Root open={open} onOpenChange={onOpenChange}>
    <Tooltip.Portal>
      <Tooltip.Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={8} className={styles.positioner}>
        {/* Hidden from screen readers, because the button has the same name. */}
        <Tooltip.Popup className={styles.popup} aria-hidden>
          {text}
        </Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
);

export default TooltipPopup;
