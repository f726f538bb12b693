import { type ReactNode, useLayoutEffect } from 'react';
import example from '../docs/brand-example/brand.json' with { type: 'json' };
import { BrandContext } from '../packages/ui/src/brand/BrandContext.ts';
import { type Brand, markId } from '../packages/ui/src/brand/brand.ts';
import { mayBrand } from '../packages/ui/src/brand/mayBrand.ts';

/** The brands of the toolbar: the built one, and the example of a folder for `BRAND`. */
export const brands: Readonly<Record<string, Brand>> = {
  may: mayBrand,
  example: { ...example, contact: { ...mayBrand.contact, ...example.contact } },
};

const canvas = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
canvas.innerHTML = `<symbol id="${markId}" viewBox="0 0 24 24"><path fill="currentColor" /></symbol>`;
for (const [name, value] of [
  ['width', '0'],
  ['height', '0'],
  ['aria-hidden', 'true'],
] as const)
  canvas.setAttribute(name, value);
document.body.prepend(canvas);

/** Puts the mark and the hue of a brand into the page, as the portal's build does. */
export const showBrand = ({ hue, mark }: Brand): void => {
  document.documentElement.style.setProperty('--hue', String(hue));
  canvas.querySelector('path')?.setAttribute('d', mark);
};

/** Shows a story with the words, the mark and the hue of a brand. */
export const Branded = ({ brand, children }: { brand: Brand; children: ReactNode }) => {
  useLayoutEffect(() => showBrand(brand), [brand]);
  return <BrandContext value={brand}>{children}</BrandContext>;
};
