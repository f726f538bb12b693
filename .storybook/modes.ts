/** The widths at which each screen is checked (docs/design-language.md, Look at it). */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide 1600', styles: { width: '1600px', height: '900px' } },
} as const;

/** The modes of Chromatic and of `npm run pictures`, so no story needs a copy for another mode. */
export const modes = {
  'light vi desktop': { theme: 'light', locale: 'vi', viewport: 'desktop' },
  'dark vi desktop': { theme: 'dark', locale: 'vi', viewport: 'desktop' },
  'light en phone': { theme: 'light', locale: 'en', viewport: 'phone' },
  'dark vi phone': { theme: 'dark', locale: 'vi', viewport: 'phone' },
  'light vi wide': { theme: 'light', locale: 'vi', viewport: 'wide' },
} as const;

export type ModeName = keyof typeof modes;

/**
 * The modes of a story by its file (docs/pictures.md). A `play` is written for Vietnamese on a desktop, so its story has the two modes of those.
 * A story with the tag `phone` or `wide` has one mode, a chart none, a flow one, a screen four, a part of the kit two.
 */
export const modesOf = (file: string, hasPlay: boolean, tags: readonly string[]): ModeName[] => {
  if (tags.includes('phone')) return ['dark vi phone'];
  if (tags.includes('wide')) return ['light vi wide'];
  if (file.includes('apps/portal/src/stories/')) return [];
  if (file.includes('apps/portal/')) return ['light vi desktop'];
  if (hasPlay) return ['light vi desktop', 'dark vi desktop'];
  if (file.includes('packages/screens/'))
    return ['light vi desktop', 'dark vi desktop', 'light en phone', 'dark vi phone'];
  return ['light vi desktop', 'dark vi phone'];
};
