import type { Tone } from '../../theme/tokens.ts';
import type { IconType } from './icons.ts';
import * as icons from './icons.ts';

/** The icon of each tone, because colour alone must not carry a meaning (docs/design-language.md, Colour). */
export const toneIcons: Record<Tone, IconType> = {
  neutral: icons.info,
  brand: icons.info,
  positive: icons.success,
  caution: icons.warning,
  critical: icons.alert,
};
