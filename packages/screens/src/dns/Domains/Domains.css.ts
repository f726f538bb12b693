import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'grid',
  gap: space.medium,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, 1fr)', gap: space.large } },
});
export const link = style({ display: 'grid', alignContent: 'start', gap: space.xxsmall, minWidth: 0 });
export const about = style({ ...typeStep('small'), color: vars.color.textMuted, textWrap: 'pretty' });
