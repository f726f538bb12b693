import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { darkColors, lightColors } from './tokens.ts';

it('gives 21 for black on white, and throws for a colour with opacity', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 5);
  // #777777 on white, just below 4.5.
  expect(contrast('oklch(0.5693 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.48, 1);
  expect(() => contrast('oklch(0.2 0.03 245 / 0.45)', 'oklch(1 0 0)')).toThrow('contrast is unknown');
});

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const meanings = ['brand', 'positive', 'caution', 'critical'] as const;

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('in the %s theme', (_name, color) => {
  const words = [
    ...surfaces.flatMap((surface) =>
      (['text', 'textMuted'] as const).map((text) => [text, surface, color[text], color[surface]] as const),
    ),
    ...meanings.flatMap((meaning) => [
      [`${meaning}.on`, `${meaning}.base`, color[meaning].on, color[meaning].base] as const,
      [`${meaning}.on`, `${meaning}.hover`, color[meaning].on, color[meaning].hover] as const,
      [`${meaning}.onSoft`, `${meaning}.soft`, color[meaning].onSoft, color[meaning].soft] as const,
      ['text', `${meaning}.soft`, color.text, color[meaning].soft] as const,
      ['textMuted', `${meaning}.soft`, color.textMuted, color[meaning].soft] as const,
      ...surfaces.flatMap((surface) => [
        [`${meaning}.base`, surface, color[meaning].base, color[surface]] as const,
        [`${meaning}.onSoft`, surface, color[meaning].onSoft, color[surface]] as const,
      ]),
    ]),
    // The neutral solid button and the tooltip swap text and surface.
    ['surfaceRaised', 'text', color.surfaceRaised, color.text] as const,
    ['surfaceRaised', 'textMuted', color.surfaceRaised, color.textMuted] as const,
  ];

  // The minima of WCAG 2.2: 4.5 for text, 3 for edges and the focus ring.
  it.each(words)('%s on %s has a contrast of at least 4.5', (_text, _background, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    surfaces.flatMap((surface) => [
      ['borderControl', surface, color.borderControl, color[surface]] as const,
      ['focus', surface, color.focus, color[surface]] as const,
    ]),
  )('%s against %s has a contrast of at least 3', (_edge, _background, edge, background) => {
    expect(contrast(edge, background)).toBeGreaterThanOrEqual(3);
  });

  it.each(meanings)('the focus ring against %s.soft has a contrast of at least 3', (meaning) => {
    expect(contrast(color.focus, color[meaning].soft)).toBeGreaterThanOrEqual(3);
  });
});
