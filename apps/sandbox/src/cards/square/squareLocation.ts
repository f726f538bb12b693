/** The only location that the stand-in of Square accepts. */
export const squareLocation = 'LMAY';
