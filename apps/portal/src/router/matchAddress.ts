import { addressesOf, type PageId, pages } from './manifest.ts';

const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?').replace(/^\*$/, '.*')}/?$`);

const addresses = pages.flatMap((page) =>
  addressesOf(page).map((address) => ({ id: page.id, isRest: address === '*', pattern: patternOf(address) })),
);

/** The page an address leads to; `isServed` is false for the one that takes what nobody serves. */
export const matchAddress = (pathname: string): { id: PageId; isServed: boolean } => {
  const found = addresses.find(({ pattern }) => pattern.test(pathname));
  if (!found) throw new Error(`No page takes ${pathname}: the last row of the manifest must take every address.`);
  return { id: found.id, isServed: !found.isRest };
};
