import { describe, expect, it } from 'vitest';
import { contrast, distance } from './contrast.ts';
import { darkColors, lightColors } from './tokens.ts';

it('gives 21 for black on white, and throws for a colour with opacity', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 5);
  // #777777 on white, just below 4.5.
  expect(contrast('oklch(0.5693 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.48, 1);
  expect(() => contrast('oklch(0.2 0.03 245 / 0.45)', 'oklch(1 0 0)')).toThrow('contrast is unknown');
});

it('gives the distance of two colours in OKLab', () => {
  expect(distance('oklch(0.5 0.1 0)', 'oklch(0.5 0.1 180)')).toBeCloseTo(0.2, 5);
});

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const meanings = ['brand', 'positive', 'caution', 'critical'] as const;
const hues = Array.from({ length: 360 }, (_, hue) => hue);

type Colors = ReturnType<typeof lightColors>;
type Pair = [name: string, one: string, other: string];

/** Text and its background, which need 4.5 (WCAG 2.2). */
const wordsIn = (color: Colors): Pair[] => [
  ...surfaces.flatMap((surface) =>
    (['text', 'textMuted'] as const).map((text): Pair => [`${text} on ${surface}`, color[text], color[surface]]),
  ),
  ...meanings.flatMap((name): Pair[] => {
    const { base, hover, on, soft, onSoft } = color[name];
    return [
      [`${name}.on on ${name}.base`, on, base],
      [`${name}.on on ${name}.hover`, on, hover],
      [`${name}.onSoft on ${name}.soft`, onSoft, soft],
      [`text on ${name}.soft`, color.text, soft],
      [`textMuted on ${name}.soft`, color.textMuted, soft],
      ...surfaces.flatMap((surface): Pair[] => [
        [`${name}.base on ${surface}`, base, color[surface]],
        [`${name}.onSoft on ${surface}`, onSoft, color[surface]],
      ]),
    ];
  }),
  // The neutral solid button and the tooltip swap text and surface.
  ['surfaceRaised on text', color.surfaceRaised, color.text],
  ['surfaceRaised on textMuted', color.surfaceRaised, color.textMuted],
];

/** Edges of controls and the focus ring, which need 3 (WCAG 2.2). */
const edgesIn = (color: Colors): Pair[] => [
  ...surfaces.flatMap((surface): Pair[] => [
    [`borderControl against ${surface}`, color.borderControl, color[surface]],
    [`focus against ${surface}`, color.focus, color[surface]],
  ]),
  ...meanings.map((name): Pair => [`focus against ${name}.soft`, color.focus, color[name].soft]),
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('in the %s theme', (_name, colorsOf) => {
  it.each([
    ['each text on its background', 4.5, wordsIn],
    ['each edge and focus ring', 3, edgesIn],
  ] as const)('%s has a contrast of at least %s with each of the 360 hues of a brand', (_, least, pairsIn) => {
    const low = hues.flatMap((hue) =>
      pairsIn(colorsOf(hue))
        .filter(([, one, other]) => contrast(one, other) < least)
        .map(([name]) => `${name} at ${hue}°`),
    );
    expect(low).toEqual([]);
  });

  it('a brand of any hue, red too, keeps a visible distance from the colour of danger', () => {
    const near = hues.filter((hue) => {
      const { brand, critical } = colorsOf(hue);
      // 0.02 is the smallest difference that people see side by side.
      return Math.min(distance(brand.base, critical.base), distance(brand.hover, critical.hover)) < 0.05;
    });
    expect(near).toEqual([]);
  });
});
