/** Lines of a Markdown page that a reader sees as text: no code, no tables, no comments. */
const proseLines = (page: string): string[] =>
  page
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^<!--.*-->$/gm, '')
    .split('\n')
    .filter((line) => !line.startsWith('|') && !line.startsWith('!['));

/** Lines over 150 characters, except those that a link makes long. */
export const longLines = (page: string): string[] =>
  proseLines(page).filter((line) => line.replace(/\]\([^)]*\)/g, ']').length > 150);

/** Sentences over 30 words. A colon or semicolon ends a sentence; a code span counts as one word. */
export const longSentences = (page: string): string[] =>
  proseLines(page)
    .join('\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.) )/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*(?:[-*#]+|\d+\.) /, '')
        .replace(/\s+/g, ' ')
        .replace(/`[^`]*`/g, 'code')
        .replace(/\]\([^)]*\)/g, ']'),
    )
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?:;…])\s/))
    .filter((sentence) => sentence.split(' ').length > 30);
