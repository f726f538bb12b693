import { mainContentId } from './AppShell.tsx';

/** Makes a place above the page's content, for a banner that loads later. Null without a page. */
export const addBannerPlace = (): HTMLElement | null => {
  const main = document.getElementById(mainContentId);
  if (!main) return null;
  const place = document.createElement('div');
  main.before(place);
  return place;
};
