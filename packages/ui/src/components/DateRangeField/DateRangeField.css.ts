import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/tokens.ts';

export const root = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });

export const days = style({ display: 'flex', alignItems: 'center', gap: space.xsmall, color: vars.color.textMuted });

export const day = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums', colorScheme: 'inherit' });
