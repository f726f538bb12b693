import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../Flag/Flag.css.ts';

/** The background of the sign. */
export const root = style([edged, { display: 'inline-flex', width: 36, height: 24 }]);

/** The colours of a card whose brand has no drawing here. */
export const plain = style({ color: vars.color.textMuted, backgroundColor: vars.color.surfaceSunken });
