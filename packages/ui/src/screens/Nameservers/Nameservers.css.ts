import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const page = style({
  display: 'grid',
  gap: space.large,
  width: '100%',
  maxWidth: '40rem',
  marginInline: 'auto',
});
export const onScreen = style({ '@media': { print: { display: 'none' } } });
globalStyle(`${page} button`, { '@media': { print: { display: 'none' } } });
