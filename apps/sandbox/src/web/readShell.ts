import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portalReturn } from './portalReturn.ts';

type ShellKind = 'login' | 'app' | 'page';
type ShellLanguage = 'vi' | 'en' | 'aud';

/** Which prepared first picture a route starts from. */
const shellKindOf = (path: string): ShellKind => {
  if (path === '/login') return 'login';
  const isPage =
    path === portalReturn ||
    path === '/register' ||
    path === '/check-otp' ||
    /^\/payments\/[^/]+\/success$/.test(path) ||
    /^\/(pages|auth)\//.test(path);
  return isPage ? 'page' : 'app';
};

/** The portal language a browser asks for; `aud` is English (Australia), everything unknown is English. */
const shellLanguageOf = (acceptLanguage: string): ShellLanguage => {
  for (const part of acceptLanguage.toLowerCase().split(',')) {
    const tag = part.split(';')[0]?.trim() ?? '';
    if (tag === 'vi' || tag.startsWith('vi-')) return 'vi';
    if (tag === 'en-au') return 'aud';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return 'en';
};

/** The HTML of the best shell there is, else the plain index; undefined when the portal has not been built. */
export const readShell = async (folder: string, path: string, acceptLanguage: string): Promise<string | undefined> => {
  const shell = `shells/${shellKindOf(path)}.${shellLanguageOf(acceptLanguage)}.html`;
  for (const name of [shell, 'index.html']) {
    try {
      return await readFile(join(folder, name), 'utf8');
    } catch {
      // The next candidate is tried; a build may come without shells.
    }
  }
  return undefined;
};
