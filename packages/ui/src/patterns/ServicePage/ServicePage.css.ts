import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** The result of the last check; it keeps its height while a check runs, so that the buttons stay where they are. */
export const said = style({ textAlign: 'center', minHeight: '3em', marginBlockStart: space.xsmall });
