import { createVar, fallbackVar } from '@vanilla-extract/css';
import { space, topBarHeight } from '../theme/tokens.ts';

/** How much of the screen's top the sticky bars cover. */
export const barsHeight = createVar();

/** The height at which a page begins under the shell's sticky bars. */
export const underBars = `calc(${fallbackVar(barsHeight, `${topBarHeight}px`)} + ${space.large}px)`;

/** What a boxed shell leaves free on each side; a share of the width of whoever uses it. */
export const boxInset = createVar();
