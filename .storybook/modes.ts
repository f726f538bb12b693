/** The widths at which each screen is checked (docs/design-language.md, Look at it). */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide 1600', styles: { width: '1600px', height: '900px' } },
} as const;

/** Chromatic takes a picture of each story in each of these modes, so no story needs a copy for another mode. */
export const modes = {
  'light vi desktop': { theme: 'light', locale: 'vi', viewport: 'desktop' },
  'dark vi desktop': { theme: 'dark', locale: 'vi', viewport: 'desktop' },
  'light en phone': { theme: 'light', locale: 'en', viewport: 'phone' },
  'dark vi phone': { theme: 'dark', locale: 'vi', viewport: 'phone' },
} as const;
