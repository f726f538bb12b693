import { expect, it } from 'vitest';
import { typeStep } from './font.ts';
import { type } from './tokens.ts';

it('draws each line of the type scale on whole pixels', () => {
  for (const step of Object.keys(type) as (keyof typeof type)[]) {
    const { fontSize, lineHeight } = typeStep(step);
    const height = Number.parseFloat(fontSize) * 16 * lineHeight;
    // A 64th of a pixel is the finest that Chromium lays out.
    expect(Math.floor(height * 64) / 64, step).toBe(Math.round(height));
  }
});
