import { createVar } from '@vanilla-extract/css';

/** How much of the screen's top the sticky bars cover. */
export const barsHeight = createVar();

/** What a boxed shell leaves free on each side; a share of the width of whoever uses it. */
export const boxInset = createVar();
