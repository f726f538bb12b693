const danger = 25;
const nearest = 20;

/** The nearest hue beside the reds of danger, so that a main button never looks like one that deletes. No brand may have another. */
export const apartFromDanger = (hue: number): number => {
  const away = ((hue - danger + 540) % 360) - 180;
  if (Math.abs(away) >= nearest) return hue;
  return away < 0 ? danger - nearest : danger + nearest;
};
