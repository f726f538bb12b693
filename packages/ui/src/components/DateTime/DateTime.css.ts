import { style } from '@vanilla-extract/css';

/** A wider space keeps the day and the hour apart where all figures are equally wide. */
export const root = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', wordSpacing: '0.16em' });
