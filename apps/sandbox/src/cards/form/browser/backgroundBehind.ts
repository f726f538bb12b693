const isOpaque = (colour: string): boolean => colour !== '' && !/^rgba|transparent|\//.test(colour);

/** The colour of the page behind an element. The frame paints it too, so that contrast can be measured in the frame. */
export const backgroundBehind = (element: Element): string => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return 'transparent';
};

/** Calls back when the page's running CSS transitions have ended. */
export const afterTransitions = async (then: () => void): Promise<void> => {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map(({ finished }) => finished));
  then();
};
