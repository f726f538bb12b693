/** The one place of business the stand-in of the other card form knows. */
export const squareLocation = 'LMAY';
