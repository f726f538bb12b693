import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** As wide as the dots: it tells no digits and no sign. */
export const hidden = style({ color: vars.color.textMuted, fontWeight: 400, letterSpacing: '0.08em' });

// For a value that was drawn before React knew of the mask.
globalStyle('[data-masked] [data-private]', { visibility: 'hidden' });
