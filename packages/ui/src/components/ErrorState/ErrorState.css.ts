import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = recipe({
  base: { display: 'flex', gap: space.small },
  variants: {
    variant: {
      inline: {
        padding: space.medium,
        border: `1px solid ${vars.color.border}`,
        borderRadius: radius.medium,
        backgroundColor: vars.color.surfaceRaised,
      },
      page: {
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: space.medium,
        minHeight: '60vh',
        padding: space.medium,
      },
    },
  },
});

export const sign = recipe({
  base: { display: 'inline-flex', flexShrink: 0, color: vars.color.critical.base },
  variants: {
    variant: {
      inline: {},
      page: {
        padding: space.medium,
        borderRadius: radius.full,
        backgroundColor: vars.color.critical.soft,
        color: vars.color.critical.onSoft,
      },
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minWidth: 0,
  alignItems: 'inherit',
});

export const title = recipe({
  base: { fontWeight: weight.strong, textWrap: 'balance' },
  variants: { variant: { inline: typeStep('standard'), page: typeStep('title') } },
});

export const text = style({
  ...typeStep('standard'),
  color: vars.color.textMuted,
  maxWidth: '60ch',
  textWrap: 'pretty',
});

/** The provider's text may be long: it is cut after three lines. */
export const detail = style({
  ...typeStep('caption'),
  fontFamily: fontFamily.mono,
  color: vars.color.textMuted,
  maxWidth: '60ch',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, marginBlockStart: space.xsmall });
