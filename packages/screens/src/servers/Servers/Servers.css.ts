import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

/** As high as an amount in its largest size, so that nothing moves when the sum arrives. */
export const sum = style({ display: 'grid', alignItems: 'center', minHeight: '2.8rem', overflowWrap: 'anywhere' });

/** Keeps a number and its unit in one line. */
export const size = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** The name, and the status at the end of its line. */
export const named = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});
export const words = style({ minWidth: 0 });
