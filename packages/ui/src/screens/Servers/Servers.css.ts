import { style } from '@vanilla-extract/css';

/** As high as an amount in its largest size, whatever stands here and while it is being read. */
export const sum = style({ display: 'grid', alignItems: 'center', minHeight: '2.8rem', overflowWrap: 'anywhere' });

/** A size is one word. */
export const size = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
