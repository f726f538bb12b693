import { style } from '@vanilla-extract/css';

/** Keeps the card number in one line, so that a long brand breaks before it. */
export const number = style({ whiteSpace: 'nowrap' });
