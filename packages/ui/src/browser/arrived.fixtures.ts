/** A part that arrives. */
export const arrived = 'here';
