import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const entries = style({ borderBlockStart: `1px solid ${vars.color.border}` });

export const entry = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  breakInside: 'avoid',
});

export const what = style({ ...typeStep('standard'), fontWeight: weight.medium, textWrap: 'pretty' });

export const facts = style({
  ...typeStep('small'),
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `2px ${space.small}px`,
  color: vars.color.textMuted,
});

export const keys = style({ fontFamily: fontFamily.mono, overflowWrap: 'anywhere' });
