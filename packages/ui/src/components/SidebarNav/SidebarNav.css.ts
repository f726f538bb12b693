import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';
import { asIcons, asRow, onDesktop } from './menuStyles.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  ...onDesktop({ [asIcons]: { gap: space.small }, [asRow]: { flexDirection: 'row', gap: space.small } }),
});

/** A thin line separates the groups if their headings are hidden. */
export const group = style(
  onDesktop({
    [`${asIcons}:not(:first-child)`]: {
      borderBlockStart: `1px solid ${vars.color.border}`,
      paddingBlockStart: space.small,
    },
    [`${asRow}:not(:first-child)`]: {
      position: 'relative',
      paddingInlineStart: space.small,
      background: `linear-gradient(${vars.color.border} 0 0) 0 50% / 1px 20px no-repeat`,
    },
  }),
);

export const heading = style({
  ...typeStep('caption'),
  fontWeight: weight.medium,
  color: vars.color.textMuted,
  paddingInline: space.small,
  paddingBlockEnd: space.xxsmall,
  ...onDesktop({ [asIcons]: { display: 'none' }, [asRow]: { display: 'none' } }),
});

export const items = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  ...onDesktop({ [asRow]: { flexDirection: 'row', gap: space.xxsmall } }),
});

export const item = style({
  ...typeStep('standard'),
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: 36,
  paddingInline: space.small,
  paddingBlock: space.xxsmall,
  borderRadius: radius.small,
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceSunken },
    '&[aria-current]': {
      color: vars.color.brand.onSoft,
      backgroundColor: vars.color.brand.soft,
      fontWeight: weight.strong,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  ...onDesktop({
    [asIcons]: { position: 'relative', width: 40, minHeight: 40, paddingInline: 10, paddingBlock: 0 },
    [asRow]: { gap: space.xsmall, whiteSpace: 'nowrap' },
  }),
});

/** Hidden beside an icon alone, but still the name of the link for screen readers; a keyboard's focus shows it beside the icon. */
export const label = style({
  flex: 1,
  minWidth: 0,
  ...onDesktop({
    [asIcons]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [asIcons.replace('&', `${item}:focus-visible > &`)]: {
      // The menu scrolls, and would clip a label that is placed within it.
      position: 'fixed',
      marginInlineStart: 44,
      width: 'max-content',
      height: 'auto',
      clipPath: 'none',
      padding: `${space.xxsmall}px ${space.small}px`,
      borderRadius: radius.small,
      color: vars.color.surface,
      backgroundColor: vars.color.text,
    },
  }),
});

export const badge = style({
  ...typeStep('caption'),
  fontVariantNumeric: 'tabular-nums',
  paddingInline: space.xsmall,
  borderRadius: radius.full,
  color: vars.color.textMuted,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  ...onDesktop({ [asIcons]: { display: 'none' } }),
});
