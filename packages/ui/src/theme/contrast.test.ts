import { describe, expect, it } from 'vitest';
import { apartFromDanger } from './apartFromDanger.ts';
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

it('a brand with a hue near danger gets the nearest hue apart', () => {
  for (const [hue, apart] of [
    [4, 4],
    [6, 5],
    [24, 5],
    [25, 45],
    [44, 45],
    [46, 46],
    [238, 238],
    [359, 359],
  ] as const)
    expect.soft(apartFromDanger(hue), `${hue}`).toBe(apart);
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
];

/** Edges of controls and the focus ring, which need 3 (WCAG 2.2). */
const edgesIn = (color: Colors): Pair[] => [
  ...surfaces.flatMap((surface): Pair[] => [
    [`borderControl against ${surface}`, color.borderControl, color[surface]],
    [`focus against ${surface}`, color.focus, color[surface]],
  ]),
  ...meanings.flatMap((name): Pair[] => [
    [`focus against ${name}.soft`, color.focus, color[name].soft],
    // An outline button stands in notices, and has this background under the pointer.
    [`borderControl against ${name}.soft`, color.borderControl, color[name].soft],
  ]),
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

  it('buttons of a brand of any hue, red too, differ from those of danger at rest and under the pointer', () => {
    const near = hues.filter((hue) => {
      const { brand, critical } = colorsOf(apartFromDanger(hue));
      const fills = [brand.base, brand.hover].flatMap((fill) => [
        distance(fill, critical.base),
        distance(fill, critical.hover),
      ]);
      // 0.02 is the smallest difference that people see side by side.
      return Math.min(...fills) < 0.085 || distance(brand.onSoft, critical.onSoft) < 0.075;
    });
    expect(near).toEqual([]);
  });
});
