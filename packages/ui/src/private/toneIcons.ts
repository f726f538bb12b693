import type { IconType } from '../components/Icon/icons.ts';
import * as icons from '../components/Icon/icons.ts';
import type { Tone } from '../theme/tokens.ts';

/** The sign beside the colour: meaning is never colour alone (docs/design-language.md, Colour). */
export const toneIcons: Record<Tone, IconType> = {
  neutral: icons.info,
  brand: icons.info,
  positive: icons.success,
  caution: icons.warning,
  critical: icons.alert,
};
