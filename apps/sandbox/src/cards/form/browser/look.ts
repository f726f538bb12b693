import type { FrameLook, LentFont } from './frameMessages.ts';

const themes: Record<string, Record<string, string>> = {
  stripe: {
    colorPrimary: '#0570de',
    colorBackground: '#ffffff',
    colorText: '#30313d',
    colorTextSecondary: '#6d6e78',
    colorTextPlaceholder: '#757680',
    colorDanger: '#df1b41',
  },
  night: {
    colorPrimary: '#85d996',
    colorBackground: '#30313d',
    colorText: '#ffffff',
    colorTextSecondary: '#c4c5cc',
    colorTextPlaceholder: '#a9abb5',
    colorDanger: '#fe87a1',
  },
};

const common = {
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '16px',
  fontSizeSm: '0.93rem',
  fontLineHeight: '1.5',
  fontWeightNormal: '400',
  fontWeightMedium: '500',
  borderRadius: '5px',
  spacingUnit: '4px',
  gridRowSpacing: '16px',
  gridColumnSpacing: '16px',
};

/** Applies the page's colours and sizes to the form. Unknown variables are ignored. */
export const applyLook = ({
  appearance: { theme = 'stripe', variables = {} },
  background,
}: Omit<FrameLook, 'locale'>): void => {
  const known: Record<string, string> = { ...common, ...(themes[theme] ?? themes.stripe) };
  const { style } = document.documentElement;
  for (const name of Object.keys(known)) style.setProperty(`--${name}`, variables[name] ?? known[name] ?? '');
  style.backgroundColor = background;
  style.colorScheme = theme === 'night' ? 'dark' : 'light';
};

/** Loads the fonts of the page. A font that fails to load is skipped. */
export const borrowFonts = (fonts: LentFont[]): void => {
  for (const { family, src, weight } of fonts) {
    const font = new FontFace(family, src, { ...(weight && { weight }) });
    document.fonts.add(font);
    font.load().catch(() => document.fonts.delete(font));
  }
};
