import { style } from '@vanilla-extract/css';

/** A wider space separates day and hour, because all digits have the same width. */
export const root = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', wordSpacing: '0.16em' });
