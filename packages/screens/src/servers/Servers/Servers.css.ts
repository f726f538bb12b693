import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

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
