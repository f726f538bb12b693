/** Space steps in pixels on the 4 px grid (docs/design-language.md, Grid). */
export const space = {
  none: 0,
  xxsmall: 4,
  xsmall: 8,
  small: 12,
  medium: 16,
  large: 24,
  xlarge: 32,
  xxlarge: 48,
} as const;

/** Corner radii in pixels: `small` for controls, `medium` for cards, `large` for floating surfaces. */
export const radius = { small: 6, medium: 10, large: 14, full: 999 } as const;

/** Sizes and whole line heights in pixels, high enough for Vietnamese diacritics: Chromium draws a line between two pixels on either. */
export const type = {
  caption: [12, 18],
  small: [13, 20],
  standard: [14, 21],
  body: [16, 24],
  title: [20, 28],
  heading: [24, 34],
  display: [32, 45],
} as const;

export const weight = { regular: 450, medium: 550, strong: 650, bold: 700 } as const;

/** Stacking order, lowest first. */
export const layer = { sticky: 10, drawer: 20, popup: 30, dialog: 40, toast: 50, skipLink: 60 } as const;

export const topBarHeight = 56;
export const sideMenuWidth = 248;
/** The side menu as icons: a button of 40 px with its padding. */
export const iconMenuWidth = 64;
/** The menu as a row under the top bar. */
export const menuRowHeight = 52;
export const contentWidth = 1200;
/** A boxed shell; beside the side menu a table has the room that it has at the breakpoint `wide`. */
export const boxWidth = contentWidth + 2 * space.xlarge;

/** The meanings that a colour can express. */
export const tones = ['neutral', 'brand', 'positive', 'caution', 'critical'] as const;
export type Tone = (typeof tones)[number];

const meanings = (
  brand: readonly [string, string, string, string, string],
  positive: readonly [string, string, string, string, string],
  caution: readonly [string, string, string, string, string],
  critical: readonly [string, string, string, string, string],
) => {
  const fill = ([base, hover, on, soft, onSoft]: readonly [string, string, string, string, string]) => ({
    base,
    hover,
    on,
    soft,
    onSoft,
  });
  return { brand: fill(brand), positive: fill(positive), caution: fill(caution), critical: fill(critical) };
};

/** The hue of the brand in degrees, or the property of the page that holds it. */
type Hue = number | typeof hueOfPage;

/** The hue as a custom property of the root. The page sets it for its brand; the styles have no default. */
export const hueOfPage = 'var(--hue)';

/**
 * The colours of the light theme in OKLCH, named by meaning. The brand and the neutrals have the hue of the brand. The lightness is the same for
 * each hue, and so chosen that every pair of `contrast.test.ts` holds for all 360.
 */
export const lightColors = (hue: Hue) => ({
  surface: `oklch(0.982 0.004 ${hue})`,
  surfaceRaised: 'oklch(1 0 0)',
  surfaceSunken: `oklch(0.958 0.006 ${hue})`,
  text: `oklch(0.24 0.022 ${hue})`,
  textMuted: `oklch(0.48 0.022 ${hue})`,
  border: `oklch(0.912 0.008 ${hue})`,
  borderControl: `oklch(0.62 0.02 ${hue})`,
  focus: `oklch(0.55 0.14 ${hue})`,
  overlay: `oklch(0.2 0.03 ${hue} / 0.45)`,
  skeleton: `oklch(0.925 0.008 ${hue})`,
  ...meanings(
    [
      `oklch(0.5 0.115 ${hue})`,
      `oklch(0.44 0.11 ${hue})`,
      'oklch(1 0 0)',
      `oklch(0.952 0.022 ${hue})`,
      `oklch(0.42 0.1 ${hue})`,
    ],
    ['oklch(0.5 0.12 155)', 'oklch(0.44 0.11 155)', 'oklch(1 0 0)', 'oklch(0.955 0.035 158)', 'oklch(0.41 0.095 156)'],
    ['oklch(0.53 0.115 65)', 'oklch(0.47 0.105 62)', 'oklch(1 0 0)', 'oklch(0.963 0.04 85)', 'oklch(0.44 0.09 62)'],
    ['oklch(0.54 0.19 25)', 'oklch(0.46 0.182 26)', 'oklch(1 0 0)', 'oklch(0.958 0.022 20)', 'oklch(0.46 0.165 26)'],
  ),
});

type Colors = ReturnType<typeof lightColors>;

/** The same colours for the dark theme. */
export const darkColors = (hue: Hue): Colors => ({
  surface: `oklch(0.17 0.016 ${hue})`,
  surfaceRaised: `oklch(0.232 0.019 ${hue})`,
  surfaceSunken: `oklch(0.145 0.014 ${hue})`,
  text: `oklch(0.945 0.008 ${hue})`,
  textMuted: `oklch(0.735 0.018 ${hue})`,
  border: `oklch(0.34 0.02 ${hue})`,
  borderControl: `oklch(0.59 0.022 ${hue})`,
  focus: `oklch(0.76 0.115 ${hue})`,
  overlay: `oklch(0.08 0.02 ${hue} / 0.62)`,
  skeleton: `oklch(0.285 0.02 ${hue})`,
  ...meanings(
    [
      `oklch(0.77 0.105 ${hue})`,
      `oklch(0.83 0.074 ${hue})`,
      `oklch(0.2 0.04 ${hue})`,
      `oklch(0.305 0.05 ${hue})`,
      `oklch(0.86 0.07 ${hue})`,
    ],
    [
      'oklch(0.79 0.13 158)',
      'oklch(0.85 0.11 158)',
      'oklch(0.2 0.045 158)',
      'oklch(0.3 0.05 160)',
      'oklch(0.86 0.1 158)',
    ],
    [
      'oklch(0.82 0.12 82)',
      'oklch(0.87 0.1 84)',
      'oklch(0.22 0.045 75)',
      'oklch(0.315 0.05 75)',
      'oklch(0.88 0.09 84)',
    ],
    [
      'oklch(0.68 0.195 24)',
      'oklch(0.73 0.17 23)',
      'oklch(0.2 0.05 22)',
      'oklch(0.305 0.07 22)',
      'oklch(0.8 0.115 20)',
    ],
  ),
});

/** Shadows of floating surfaces; other surfaces have none (docs/design-language.md, Depth). */
export const lightShadows = (hue: Hue) => ({
  floating: `0 8px 28px oklch(0.25 0.04 ${hue} / 0.16), 0 1px 3px oklch(0.25 0.04 ${hue} / 0.1)`,
});
export const darkShadows = (hue: Hue) => ({
  floating: `0 10px 32px oklch(0.05 0.02 ${hue} / 0.6), 0 0 0 1px oklch(0.36 0.02 ${hue})`,
});
