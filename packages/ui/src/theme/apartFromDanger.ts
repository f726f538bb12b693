const danger = 25;
const nearest = 20;

/** The hue that a brand gets: its own, or the nearest one beside the reds of danger, so that a main button never looks like one that deletes. */
export const apartFromDanger = (hue: number): number => {
  const away = ((hue - danger + 540) % 360) - 180;
  if (Math.abs(away) >= nearest) return hue;
  return away < 0 ? danger - nearest : danger + nearest;
};
