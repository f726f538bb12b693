import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space, weight } from '../../theme/tokens.ts';

export const groups = style({
  marginBlockStart: space.large,
  '@media': { [media.tablet]: { columns: 2, columnGap: space.xlarge } },
});

export const group = style({ breakInside: 'avoid', marginBlockEnd: space.large });

export const heading = style({
  ...typeStep('small'),
  fontWeight: weight.medium,
  color: vars.color.textMuted,
  marginBlockEnd: space.xxsmall,
});

export const list = style({ margin: 0 });

export const row = style({
  ...typeStep('standard'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  minHeight: 36,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const keys = style({ margin: 0 });
