/** A piece of a sentence: plain words, stressed words, or words that lead to a page of the portal, perhaps to a place on it. */
export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'strong'; words: string }
  | { kind: 'link'; words: string; page: string; place: string };

/** A paragraph, or the items of a list. */
export type Block = { kind: 'paragraph' | 'bullets' | 'steps'; items: Piece[][] };

const special = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<page>\w+)(?<place>#[\w-]+)?\)/g;

const readPieces = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let read = 0;
  const readWords = (end: number) => {
    if (end > read) pieces.push({ kind: 'words', words: text.slice(read, end) });
  };
  for (const { 0: whole, index, groups: { strong, words = '', page = '', place = '' } = {} } of text.matchAll(
    special,
  )) {
    readWords(index);
    pieces.push(strong ? { kind: 'strong', words: strong } : { kind: 'link', words, page, place });
    read = index + whole.length;
  }
  readWords(text.length);
  return pieces;
};

const markers = { bullets: /^- /, steps: /^\d+\. / } as const;

/**
 * Reads a text of a catalogue: paragraphs after a blank line, lists with `- ` or `1. ` before each item, `**stress**`, and
 * `[words](page#place)` for a link. It knows no HTML, so that a translation can never bring any.
 */
export const parseProse = (text: string): Block[] =>
  text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    for (const [kind, marker] of Object.entries(markers)) {
      if (lines.every((line) => marker.test(line)))
        return {
          kind: kind as keyof typeof markers,
          items: lines.map((line) => readPieces(line.replace(marker, ''))),
        };
    }
    return { kind: 'paragraph', items: [readPieces(lines.join(' '))] };
  });
