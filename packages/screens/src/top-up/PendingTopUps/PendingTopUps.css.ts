import { lineBetween } from '@may/ui/common/rows.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { radius, space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  paddingInline: space.medium,
  paddingBlock: space.medium,
  selectors: lineBetween,
  '@media': { [media.tablet]: { paddingInline: space.large } },
});

/** Two lines of facts are centred beside the buttons; longer text starts at the top. */
const line = { display: 'flex', alignItems: 'center' } as const;
const worded = { worded: { true: { alignItems: 'start' } } } as const;

export const main = recipe({
  base: { ...line, flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space.small}px ${space.large}px` },
  variants: worded,
});

export const facts = recipe({
  base: { ...line, flex: '1 1 280px', gap: space.small, minWidth: 0 },
  variants: worded,
});

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  padding: space.xsmall,
  borderRadius: radius.full,
  backgroundColor: vars.color.caution.soft,
  color: vars.color.caution.onSoft,
});

export const code = style({ width: '100%', maxWidth: 320 });

export const lost = style({
  ...typeStep('small'),
  maxWidth: '64ch',
  marginBlockStart: space.xsmall,
  textWrap: 'pretty',
});
