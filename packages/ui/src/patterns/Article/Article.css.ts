import { globalStyle, style } from '@vanilla-extract/css';
import { underBars } from '../../common/shellVars.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

/** About 70 letters of body text. */
const measure = '42rem';
const contentsWidth = '13rem';

export const root = style({
  display: 'grid',
  gap: space.large,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${measure}) ${contentsWidth}`,
      columnGap: space.xxlarge,
      alignItems: 'start',
    },
  },
});

export const lead = style({
  ...typeStep('body'),
  maxWidth: measure,
  marginBlockStart: -space.xsmall,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const body = style({ display: 'grid', gap: space.xlarge, minWidth: 0, maxWidth: measure });

export const contents = style({
  ...typeStep('small'),
  '@media': {
    [media.wide]: {
      order: 1,
      position: 'sticky',
      top: underBars,
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({ color: vars.color.textMuted, marginBlockEnd: space.xxsmall });

/** In a row that may wrap on a narrow screen, in a column beside the text on a wide one. */
export const contentsList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.medium}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { flexDirection: 'column' } },
});

export const contentsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  borderRadius: radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brand.onSoft, textDecoration: 'underline' } },
});

export const section = style({ display: 'grid', gap: space.small, scrollMarginTop: underBars });

/** A heading with its own address behind it. */
export const addressed = style({ display: 'flex', alignItems: 'baseline', gap: space.xxsmall });

/** The sign of a heading's own address: seen under the pointer and the focus, and on a screen without a pointer. */
export const anchor = style({
  ...typeStep('body'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: 24,
  minHeight: 24,
  borderRadius: radius.small,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brand.onSoft } },
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { [`${addressed}:hover &, &:focus-visible`]: { opacity: 1 } },
    },
    print: { display: 'none' },
  },
});

export const prose = style({ ...typeStep('body'), lineHeight: 1.6, overflowWrap: 'break-word', textWrap: 'pretty' });

globalStyle(`${prose} > * + *`, { marginBlockStart: space.small });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.35em' });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li::marker`, { color: vars.color.textMuted });
globalStyle(`${prose} li + li`, { marginBlockStart: space.xxsmall });
globalStyle(`${prose} strong`, { fontWeight: weight.strong });

// On paper only the article: the menu and the bars belong to the screen.
globalStyle(`body:has(${root}) :is(header, nav)`, { '@media': { print: { display: 'none' } } });
