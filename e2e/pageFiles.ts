import type { APIRequestContext } from '@playwright/test';

/** The files of the build a page is made of, as addresses: its entry, all of its code with that, and its Vietnamese words. */
type PageFiles = {
  entry: string[];
  code: string[];
  words: string[];
};

/** What the HTML lists, its entry first. */
const listOf = async (request: APIRequestContext, address: string, language: string): Promise<string[]> => {
  const page = await request.get(address, { headers: { accept: 'text/html', 'accept-language': language } });
  const [, list] = /<html[^>]* data-files="([^"]*)"/.exec(await page.text()) ?? [];
  if (!list) throw new Error(`The page at ${address} lists no files: has the build changed where it writes them?`);
  return JSON.parse(list.replaceAll('&#34;', '"'));
};

/** What the build says a page is made of; words are the files another language has others for. */
export const filesOf = async (request: APIRequestContext, address: string): Promise<PageFiles> => {
  const vietnamese = await listOf(request, address, 'vi');
  const english = await listOf(request, address, 'en');
  return {
    entry: vietnamese.slice(0, 1),
    code: vietnamese.filter((file) => english.includes(file)),
    words: vietnamese.filter((file) => !english.includes(file)),
  };
};

/** The files of a page that another one can do without. */
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

/** A pattern of the name of any of these files, as a failure names it. */
export const namesOf = (files: readonly string[]): string =>
  `(${files.map((file) => file.slice(file.lastIndexOf('/') + 1)).join('|')})`;
