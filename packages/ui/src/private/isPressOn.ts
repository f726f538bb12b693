import type { RefObject } from 'react';

/** Whether a popup is being dismissed by a press on its own trigger, whose click is about to close it: both would open it again. */
export const isPressOn = (trigger: RefObject<HTMLElement | null>, { event }: { event: Event }): boolean =>
  event.target instanceof Node && trigger.current?.contains(event.target) === true;
