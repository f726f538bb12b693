import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { space, weight } from '../../theme/tokens.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `${space.medium}px ${space.large}px`,
});
export const figure = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({ ...typeStep('small'), color: vars.color.textMuted, fontWeight: weight.medium });
export const value = style({
  ...typeStep('title'),
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  minHeight: '1.75rem',
});
