import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { typeStep } from '../theme/font.ts';
import { space, weight } from '../theme/tokens.ts';

/** A small control with its label beside it; the whole line is the target. */
export const line = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.small,
  minHeight: 24,
  cursor: 'pointer',
  selectors: { '&:has([data-disabled])': { cursor: 'not-allowed', color: vars.color.textMuted } },
});
export const words = style({ display: 'flex', flexDirection: 'column', paddingBlockStart: 1 });
export const label = style({ ...typeStep('standard'), fontWeight: weight.medium });
export const hint = style({ ...typeStep('small'), color: vars.color.textMuted });
