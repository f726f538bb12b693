/** Widths every screen is looked at (docs/design-language.md, Look at it). */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide 1600', styles: { width: '1600px', height: '900px' } },
} as const;

/** Chromatic photographs each story in these modes instead of copies of the story. */
export const modes = {
  'light vi desktop': { theme: 'light', locale: 'vi', viewport: 'desktop' },
  'dark vi desktop': { theme: 'dark', locale: 'vi', viewport: 'desktop' },
  'light en phone': { theme: 'light', locale: 'en', viewport: 'phone' },
  'dark vi phone': { theme: 'dark', locale: 'vi', viewport: 'phone' },
} as const;
