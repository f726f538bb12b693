type Rgb = readonly [number, number, number];

const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

type Lab = readonly [lightness: number, a: number, b: number];

/** OKLab of an opaque `oklch(l c h)`; throws for any other text. */
const oklab = (colour: string): Lab => {
  const [, l, c, h] = (oklch.exec(colour) ?? []).map(Number);
  if (l === undefined || c === undefined || h === undefined)
    throw new Error(`${colour} is not an opaque oklch(l c h): contrast is unknown.`);
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
};

/** Linear sRGB of an opaque `oklch(l c h)`, clipped to the gamut as in browsers without wide colour. */
const linearRgb = (colour: string): Rgb => {
  const [l, a, b] = oklab(colour);
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
  const [first, second] = [luminance(linearRgb(one)) + 0.05, luminance(linearRgb(other)) + 0.05];
  return Math.max(first / second, second / first);
};

/** Distance of two opaque `oklch()` colours in OKLab. */
export const distance = (one: string, other: string): number => {
  const [from, to] = [oklab(one), oklab(other)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};

/** An opaque `oklch()` colour as `#rrggbb`, for places that read no other: icons, manifest, `theme-color`. */
export const toHex = (colour: string): string => {
  const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
  const bytes = linearRgb(colour).map((part) => Math.round(255 * encode(part)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
