import { underBars } from '@may/ui/common/shellVars.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { motion } from '@may/ui/theme/motion.ts';
import { radius, space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.medium,
  height: '100%',
  padding: space.medium,
  color: vars.color.text,
  textDecoration: 'none',
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderControl, backgroundColor: vars.color.surface },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const picture = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.medium,
  backgroundColor: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });
export const name = style({ ...typeStep('standard'), fontWeight: weight.strong });
export const about = style({ ...typeStep('small'), color: vars.color.textMuted });
export const arrow = style({ display: 'inline-flex', color: vars.color.textMuted });
export const beside = style({
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: underBars, alignSelf: 'start' } },
});
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({
  ...typeStep('standard'),
  fontWeight: weight.medium,
  padding: 0,
  marginBlockEnd: space.small,
});
export const start = style({ minWidth: 0, alignSelf: 'start' });
