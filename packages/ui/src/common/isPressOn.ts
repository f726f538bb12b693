import type { RefObject } from 'react';

/**
 * True for a press on the popup's own trigger. If the press closed the popup, the click that follows would open it again. Escape is no press:
 * the trigger has the focus until the popup takes it, a frame after it is drawn.
 */
export const isPressOn = (
  trigger: RefObject<HTMLElement | null>,
  { event, reason }: { event: Event; reason: string },
): boolean =>
  reason !== 'escape-key' && event.target instanceof Node && trigger.current?.contains(event.target) === true;
