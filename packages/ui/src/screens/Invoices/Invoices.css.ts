import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** As high as an amount in its largest size, whatever stands here and while it is being read. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.medium}px`,
  minHeight: '2.8rem',
});

/** A sum and its way to top up belong together, apart from the next currency's. */
export const payable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.small}px`,
  marginInlineEnd: space.medium,
});
