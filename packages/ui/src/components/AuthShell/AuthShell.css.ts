import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { noticeRoom } from '../../theme/noticeRoom.ts';
import { space, weight } from '../../theme/tokens.ts';

export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: vars.color.surfaceRaised,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gridTemplateRows: '1fr' } },
});

export const sky = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: space.xxlarge,
  backgroundColor: vars.color.brand.soft,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
/** A sun in the light theme; the dark theme draws it fainter, as a moon. */
export const sun = style({
  fill: vars.color.surfaceRaised,
  opacity: 0.6,
  selectors: { '[data-theme="dark"] &': { fill: vars.color.brand.onSoft, opacity: 0.16 } },
});

export const halo = style([sun, { opacity: 0.35, selectors: { '[data-theme="dark"] &': { opacity: 0.07 } } }]);
export const far = style({ fill: vars.color.surfaceRaised, opacity: 0.4 });
export const middle = style({ fill: vars.color.surfaceRaised, opacity: 0.65 });
export const near = style({ fill: vars.color.surfaceRaised });

export const words = style({ position: 'relative' });

export const tagline = style({
  ...typeStep('display'),
  position: 'relative',
  // Not in `ch`: a system's face has narrower digits and as wide letters.
  maxWidth: '28rem',
  fontWeight: weight.strong,
  letterSpacing: '-0.02em',
  color: vars.color.brand.onSoft,
});

export const side = style({ display: 'flex', flexDirection: 'column', minWidth: 0, padding: space.medium });

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minHeight: 40,
});

export const barLogo = style({ '@media': { [media.desktop]: { visibility: 'hidden' } } });

export const controls = style({ display: 'flex', alignItems: 'center', gap: space.xxsmall });

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 400,
  marginInline: 'auto',
  paddingBlock: `${space.xlarge}px ${noticeRoom}`,
  outline: 'none',
  // Aligned to the top, so that content that appears later moves nothing above it.
  '@media': { [media.desktop]: { paddingBlockStart: 'min(18vh, 192px)' } },
});
