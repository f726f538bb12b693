import type { RefObject } from 'react';

/** True for a press on the popup's own trigger. If the press closed the popup, the click that follows would open it again. */
export const isPressOn = (trigger: RefObject<HTMLElement | null>, { event }: { event: Event }): boolean =>
  event.target instanceof Node && trigger.current?.contains(event.target) === true;
