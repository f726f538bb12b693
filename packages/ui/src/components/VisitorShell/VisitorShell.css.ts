import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { noticeRoom } from '../../theme/noticeRoom.ts';
import { contentWidth, layer, radius, space, weight } from '../../theme/tokens.ts';

export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  paddingBlockEnd: noticeRoom,
});

export const bar = style({ position: 'sticky', top: 0, zIndex: layer.sticky });

const pageWidth = {
  width: '100%',
  maxWidth: contentWidth - 2 * space.xxlarge,
  marginInline: 'auto',
} as const;

export const main = style({
  ...pageWidth,
  padding: space.medium,
  paddingBlockEnd: space.xxlarge,
  outline: 'none',
  '@media': { [media.tablet]: { padding: space.large }, [media.desktop]: { padding: space.xlarge } },
});

export const footer = style({
  ...pageWidth,
  paddingInline: space.medium,
  paddingBlock: space.large,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { paddingInline: space.large },
    [media.desktop]: { paddingInline: space.xlarge },
    print: { display: 'none' },
  },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.large}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  ...typeStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  borderRadius: radius.small,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.text, fontWeight: weight.medium },
  },
});
