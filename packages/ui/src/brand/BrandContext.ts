import { createContext, useContext } from 'react';
import type { BrandWords } from './brand.ts';

/** The words of the page's brand. Without a default, so that no page can show another brand for a moment. */
export const BrandContext = createContext<BrandWords | null>(null);

/** The name, taglines and contact data of the page's brand. */
export const useBrand = (): BrandWords => {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs <BrandContext>: wrap the tree in it.');
  return brand;
};
