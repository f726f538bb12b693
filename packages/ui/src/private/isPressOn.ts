import type { RefObject } from 'react';

/** True if a press on the popup's own trigger dismisses it: the click that follows would open it again. */
export const isPressOn = (trigger: RefObject<HTMLElement | null>, { event }: { event: Event }): boolean =>
  event.target instanceof Node && trigger.current?.contains(event.target) === true;
