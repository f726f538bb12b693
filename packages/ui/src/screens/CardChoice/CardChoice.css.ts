import { style } from '@vanilla-extract/css';

/** A long brand breaks before its number, never within it. */
export const number = style({ whiteSpace: 'nowrap' });
