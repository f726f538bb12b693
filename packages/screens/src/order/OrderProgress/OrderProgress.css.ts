import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const narrow = style({ display: 'flex', flexDirection: 'column', gap: space.large, maxWidth: 840 });
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.medium, maxWidth: '64ch' });
export const notes = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxsmall}px ${space.large}px` });
export const note = style({
  ...typeStep('standard'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: vars.color.positive.base,
});
