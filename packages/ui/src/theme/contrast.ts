type Rgb = readonly [number, number, number];

const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

/** Linear sRGB of an opaque `oklch(l c h)`, clipped to the gamut as in browsers without wide colour; throws for any other text. */
const linearRgb = (colour: string): Rgb => {
  const [, l, c, h] = (oklch.exec(colour) ?? []).map(Number);
  if (l === undefined || c === undefined || h === undefined)
    throw new Error(`${colour} is not an opaque oklch(l c h): contrast is unknown.`);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
};

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG contrast ratio, 1 to 21, of two opaque `oklch()` colours. */
export const contrast = (one: string, other: string): number => {
  const [bright, dim] = [luminance(linearRgb(one)), luminance(linearRgb(other))].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dim + 0.05);
};
