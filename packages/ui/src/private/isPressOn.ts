import type { RefObject } from 'react';

/** True if the event is a press on the popup's own trigger: a popup closed by that press would be opened again by its click. */
export const isPressOn = (trigger: RefObject<HTMLElement | null>, { event }: { event: Event }): boolean =>
  event.target instanceof Node && trigger.current?.contains(event.target) === true;
