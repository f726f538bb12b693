import { lineBetween } from '@may/ui/common/rows.css.ts';
import { underBars } from '@may/ui/common/shellVars.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { barRoom } from '@may/ui/theme/noticeRoom.ts';
import { layer, radius, space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const gutter = { paddingInline: space.medium, '@media': { [media.tablet]: { paddingInline: space.large } } };

const panel = {
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
};
export const summary = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      ...panel,
      display: 'block',
      position: 'sticky',
      top: underBars,
      maxHeight: `calc(100vh - ${underBars} - ${space.large}px)`,
      overflowY: 'auto',
    },
  },
});
export const summaryPart = style({
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  paddingBlock: space.medium,
  ...gutter,
  '@media': {
    ...gutter['@media'],
    [media.desktop]: {
      border: 0,
      borderRadius: 0,
      background: 'none',
      paddingInline: space.large,
      selectors: lineBetween,
    },
  },
});
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.xsmall}px ${space.medium}px`,
  marginInline: -space.medium,
  paddingInline: space.medium,
  paddingBlock: space.small,
  backgroundColor: vars.color.surfaceRaised,
  borderBlock: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { marginInline: -space.large, paddingInline: space.large },
    [media.desktop]: {
      position: 'static',
      flexDirection: 'column',
      alignItems: 'stretch',
      margin: 0,
      paddingInline: space.large,
      paddingBlock: space.medium,
      borderBlockEnd: 0,
    },
  },
});
/** The messages stand close to the button above them. */
globalStyle(`${bar} + ${summaryPart}`, { '@media': { [media.desktop]: { paddingBlockStart: 0 } } });
/** The bar covers neither a notice nor the focused element. */
globalStyle(`:root:has(${bar})`, {
  vars: { [barRoom]: '96px' },
  '@media': { [media.desktop]: { vars: { [barRoom]: '0px' } } },
});
export const total = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desktop]: {
      flexWrap: 'wrap',
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    },
  },
});
export const totalLabel = style({ ...typeStep('small'), color: vars.color.textMuted, fontWeight: weight.medium });
export const review = style({ flexGrow: 1, flexShrink: 0 });
export const gaps = style({ display: 'flex', flexDirection: 'column', marginBlockStart: space.xxsmall });
export const gap = style({
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: radius.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
