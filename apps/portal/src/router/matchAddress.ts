import { addressesOf, type Page } from './manifest.ts';

// In any case, as the router takes them.
const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?').replace(/^\*$/, '.*')}/?$`, 'i');

/** The page at an address; `isServed` is false if only the page for unknown addresses takes it. */
export const matchAddress = (pathname: string, among: readonly Page[]): Page & { isServed: boolean } => {
  for (const page of among) {
    const address = addressesOf(page).find((each) => patternOf(each).test(pathname));
    if (address !== undefined) return { ...page, isServed: address !== '*' };
  }
  throw new Error(`No page takes ${pathname}: the last row of the manifest must take every address.`);
};
