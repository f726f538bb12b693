import { row as inList } from '@may/ui/common/rows.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { media } from '@may/ui/theme/media.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.xsmall,
  ...inList,
});
export const sign = style({ display: 'inline-flex', paddingBlockStart: 3 });
export const gone = style({
  display: 'block',
  color: vars.color.textMuted,
  textDecorationLine: 'line-through',
  textDecorationColor: vars.color.critical.base,
});
export const stays = style({ minWidth: 0 });
export const come = style({ display: 'block', textDecoration: 'none' });
export const action = style({ marginBlock: -6 });

globalStyle(`${action} > button`, {
  '@media': { [media.tablet]: { minHeight: 32 } },
  minHeight: 44,
  minWidth: 44,
});
