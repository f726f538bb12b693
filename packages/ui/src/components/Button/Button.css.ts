import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion, patience } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

/** Hides the text behind the spinner after `patience` ms, so that the button keeps its width. */
const withdraw = keyframes({ to: { WebkitTextFillColor: 'transparent' } });
const hide = keyframes({ to: { visibility: 'hidden' } });
const afterPatience = `1ms ${patience}ms forwards`;

const filled = (fill: { base: string; hover: string; on: string }) => ({
  backgroundColor: fill.base,
  color: fill.on,
  selectors: { '&:hover:not([data-disabled])': { backgroundColor: fill.hover } },
});

const quiet = (color: string, hover: string) => ({
  color,
  selectors: { '&:hover:not([data-disabled])': { backgroundColor: hover } },
});

const { brand, critical } = vars.color;
const neutral = quiet(vars.color.text, vars.color.surfaceSunken);

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    paddingBlock: space.xxsmall,
    border: '1px solid transparent',
    borderRadius: radius.small,
    background: 'none',
    fontWeight: weight.strong,
    textDecoration: 'none',
    // A label may be as long as its language needs: it wraps where its place ends, and never before.
    flexShrink: 0,
    maxWidth: '100%',
    textAlign: 'center',
    cursor: 'pointer',
    position: 'relative',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
      '&[aria-busy]': { animation: `${withdraw} ${afterPatience}` },
    },
  },
  variants: {
    size: {
      small: { ...typeStep('small'), minHeight: 32, paddingInline: space.small },
      medium: { ...typeStep('standard'), minHeight: 40, paddingInline: space.medium },
      large: { ...typeStep('body'), minHeight: 48, paddingInline: space.large },
    },
    variant: {
      solid: filled(brand),
      outline: { borderColor: vars.color.borderControl, ...neutral },
      ghost: neutral,
    },
    tone: { brand: {}, critical: {} },
    stretch: { true: { width: '100%' } },
    iconOnly: { true: { padding: 0, aspectRatio: '1' } },
  },
  compoundVariants: [
    { variants: { variant: 'solid', tone: 'critical' }, style: filled(critical) },
    ...(['outline', 'ghost'] as const).flatMap((variant) => [
      { variants: { variant, tone: 'brand' as const }, style: quiet(brand.onSoft, brand.soft) },
      { variants: { variant, tone: 'critical' as const }, style: quiet(critical.onSoft, critical.soft) },
    ]),
  ],
  defaultVariants: { size: 'medium', variant: 'solid' },
});

const appear = keyframes({ to: { opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  position: 'absolute',
  width: '1em',
  height: '1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.full,
  opacity: 0,
  animation: `${appear} ${afterPatience}, ${turn} 800ms linear infinite`,
});

globalStyle(`${spinner} + svg`, { animation: `${hide} ${afterPatience}` });

export const reason = style({ ...typeStep('small'), color: vars.color.textMuted, marginBlockStart: space.xsmall });
