import { createVar, fallbackVar } from '@vanilla-extract/css';
import { space, topBarHeight } from '../theme/tokens.ts';

/** The height of the sticky bars at the top of the screen. */
export const barsHeight = createVar();

/** The height at which a page begins under the shell's sticky bars. */
export const underBars = `calc(${fallbackVar(barsHeight, `${topBarHeight}px`)} + ${space.large}px)`;

/** The free space on each side of a boxed shell, as a share of the element's own width. */
export const boxInset = createVar();
