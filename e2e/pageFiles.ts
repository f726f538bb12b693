import type { APIRequestContext } from '@playwright/test';

/** The addresses of the files of a page: the entry, all code with the entry, and the Vietnamese words. */
type PageFiles = {
  entry: string[];
  code: string[];
  words: string[];
};

/** The files that the HTML of a page lists, the entry first. */
const listOf = async (request: APIRequestContext, address: string, language: string): Promise<string[]> => {
  const page = await request.get(address, { headers: { accept: 'text/html', 'accept-language': language } });
  const [, list] = /<html[^>]* data-files="([^"]*)"/.exec(await page.text()) ?? [];
  if (!list) throw new Error(`The page at ${address} lists no files: has the build changed where it writes them?`);
  return JSON.parse(list.replaceAll('&#34;', '"'));
};

/** The files of a page, from its HTML in two languages: the files that differ are words. */
export const filesOf = async (request: APIRequestContext, address: string): Promise<PageFiles> => {
  const vietnamese = await listOf(request, address, 'vi');
  const english = await listOf(request, address, 'en');
  return {
    entry: vietnamese.slice(0, 1),
    code: vietnamese.filter((file) => english.includes(file)),
    words: vietnamese.filter((file) => !english.includes(file)),
  };
};

/** The files of a page that the page `beside` does not need. */
export const filesOnlyOf = async (
  request: APIRequestContext,
  address: string,
  beside: string,
): Promise<Omit<PageFiles, 'entry'>> => {
  const [own, other] = [await filesOf(request, address), await filesOf(request, beside)];
  return {
    code: own.code.filter((file) => !other.code.includes(file)),
    words: own.words.filter((file) => !other.words.includes(file)),
  };
};

/** A pattern that matches the name of any of these files. */
export const namesOf = (files: readonly string[]): string =>
  `(${files.map((file) => file.slice(file.lastIndexOf('/') + 1)).join('|')})`;
