const isOpaque = (colour: string): boolean => colour !== '' && !/^rgba|transparent|\//.test(colour);

/** The colour of the page behind an element, which a frame there paints too: what is measured in it is then what is seen. */
export const groundBehind = (element: Element): string => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return 'transparent';
};

/** Calls back when the colours of the page have come to rest after a change of its theme. */
export const afterTransitions = async (then: () => void): Promise<void> => {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map(({ finished }) => finished));
  then();
};
