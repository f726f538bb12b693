import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

/** As wide as two days, so that a choice moves no neighbour; on a phone a line of its own. */
export const trigger = style({
  ...typeStep('standard'),
  gap: space.xsmall,
  flex: '1 0 100%',
  paddingInline: space.small,
  color: vars.color.textMuted,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-chosen]': { color: vars.color.text } },
  '@media': { [media.tablet]: { flex: '0 0 240px' } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const name = visuallyHidden;
