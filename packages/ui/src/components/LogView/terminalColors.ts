/** The 16 colours of a terminal in the light theme, readable on the console's backgrounds: black to white, then the bright ones. */
export const lightTerminal = [
  'oklch(0.3 0.01 245)',
  'oklch(0.5 0.18 25)',
  'oklch(0.47 0.11 150)',
  'oklch(0.48 0.1 70)',
  'oklch(0.48 0.15 260)',
  'oklch(0.49 0.18 325)',
  'oklch(0.48 0.085 210)',
  'oklch(0.45 0.015 245)',
  'oklch(0.49 0.015 245)',
  'oklch(0.47 0.19 27)',
  'oklch(0.44 0.12 148)',
  'oklch(0.45 0.1 60)',
  'oklch(0.44 0.17 265)',
  'oklch(0.45 0.19 330)',
  'oklch(0.44 0.085 215)',
  'oklch(0.24 0.02 245)',
] as const;

/** The same colours in the dark theme. */
export const darkTerminal = [
  'oklch(0.72 0.015 240)',
  'oklch(0.75 0.14 22)',
  'oklch(0.8 0.13 152)',
  'oklch(0.82 0.12 82)',
  'oklch(0.75 0.11 255)',
  'oklch(0.77 0.14 325)',
  'oklch(0.8 0.1 205)',
  'oklch(0.86 0.01 240)',
  'oklch(0.74 0.015 240)',
  'oklch(0.8 0.12 20)',
  'oklch(0.86 0.13 152)',
  'oklch(0.88 0.12 88)',
  'oklch(0.81 0.09 250)',
  'oklch(0.83 0.12 325)',
  'oklch(0.87 0.09 200)',
  'oklch(0.97 0.005 240)',
] as const;
