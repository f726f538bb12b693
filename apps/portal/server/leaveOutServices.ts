import { addressesOf, pages } from '../src/router/manifest.ts';
import type { Settings } from '../src/settings/settings.ts';

/** A group of the main menu without an entry: the browser draws none. */
const emptyGroup =
  /<div class="[\w ]+"><p [^>]*>[^<]*<\/p><button(?:(?!<\/button>).)*<\/button><ul [^>]*><\/ul><\/div>/;

type Flags = Settings['flags'];

const menuLinks = pages.flatMap(({ service, menu, ...page }) =>
  menu && service ? [[service, String(addressesOf(page)[0])] as const] : [],
);

const leaveOut = (html: string, flags: Flags): string =>
  menuLinks.reduce((rest, [service, address]) => {
    if (flags[service]) return rest;
    const start = rest.indexOf(`<li><a href="${address}" `);
    return start < 0 ? rest : rest.slice(0, start) + rest.slice(rest.indexOf('</li>', start) + '</li>'.length);
  }, html);

/** Takes the services that are switched off out of the menu of a first picture, which the build draws with all of them. */
export const leaveOutServices = (picture: string, flags: Flags): string => {
  const end = picture.indexOf('</nav>');
  return leaveOut(picture.slice(0, end), flags).replace(emptyGroup, '') + picture.slice(end);
};
