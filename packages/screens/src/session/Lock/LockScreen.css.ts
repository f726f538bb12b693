import { vars } from '@may/ui/theme/contract.css.ts';
import { media } from '@may/ui/theme/media.ts';
import { radius, space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.large,
  minHeight: '100vh',
  padding: space.medium,
  paddingBlockStart: 'min(18vh, 192px)',
});

export const panel = style({
  width: '100%',
  maxWidth: 400,
  padding: space.large,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
  backgroundColor: vars.color.surfaceRaised,
  '@media': { [media.tablet]: { padding: space.xlarge } },
});

export const sign = style({
  display: 'inline-flex',
  padding: space.small,
  borderRadius: radius.full,
  backgroundColor: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
});
