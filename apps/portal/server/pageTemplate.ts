/** The places of `page.html`, which each page fills in its language. */
const places = ['ATTRIBUTES', 'MANIFEST', 'TITLE', 'FONTS', 'FAILED', 'ROOT', 'FIGURES'] as const;

/** One page in one language: the HTML of each place. */
export type PageParts = Readonly<Record<(typeof places)[number], string>>;

/** Writes a text so that it may stand in HTML and in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The file with the script that draws figures, the same for each page and language. */
export const figuresFile = 'pages/figures.js';

/** The file with the HTML that all pages share. */
export const templateFile = 'pages/page.html';

/** The file with the parts of each page in one language. */
export const partsFile = (locale: string): string => `pages/${locale}.json`;

const pattern = new RegExp(`__(${places.join('|')})__`);

/** Splits the shared HTML at its places once; the result writes a page. Throws unless each place is there exactly once. */
export const readTemplate = (template: string): ((parts: PageParts) => string) => {
  const pieces = template.split(pattern);
  const found = pieces.filter((_, index) => index % 2 === 1);
  if (found.toSorted().join() !== places.toSorted().join())
    throw new Error(`${templateFile} has the places ${found}, but needs each of ${places} once.`);
  return (parts) => pieces.map((piece, index) => (index % 2 === 1 ? parts[piece as keyof PageParts] : piece)).join('');
};
