import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** As high as an amount in its largest size, so that nothing moves when the sum arrives. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.medium}px`,
  minHeight: '2.8rem',
});

/** Keeps a sum close to its top-up link, and apart from the sum of the next currency. */
export const payable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.small}px`,
  marginInlineEnd: space.medium,
});
