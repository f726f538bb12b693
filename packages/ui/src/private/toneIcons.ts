import type { IconName } from '../components/Icon/icons.ts';
import type { Tone } from '../theme/tokens.ts';

/** The sign beside the colour: meaning is never colour alone (design-language.md, Colour). */
export const toneIcons: Record<Tone, IconName> = {
  neutral: 'info',
  brand: 'info',
  positive: 'success',
  caution: 'warning',
  critical: 'alert',
};
