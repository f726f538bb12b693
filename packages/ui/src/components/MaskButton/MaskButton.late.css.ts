import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

/** A phone has no room for it beside the other controls; there the user's menu has the same press. */
export const root = style({ display: 'none', '@media': { [media.tablet]: { display: 'contents' } } });
