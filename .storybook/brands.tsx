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

/** Sets the hue of the themes, as the portal's server does in each page. */
export const showHue = ({ hue }: Brand): void => document.documentElement.style.setProperty('--hue', String(hue));

/** Shows a story as the portal's server shows a page: with the words, the mark and the hue of a brand. */
export const Branded = ({ brand, children }: { brand: Brand; children: ReactNode }) => {
  useLayoutEffect(() => showHue(brand), [brand]);
  return (
    <BrandContext value={brand}>
      <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
        <symbol id={markId} viewBox="0 0 24 24">
          <path d={brand.mark} fill="currentColor" />
        </symbol>
      </svg>
      {children}
    </BrandContext>
  );
};
