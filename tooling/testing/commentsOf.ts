// The mark of a comment stands at a line's start, after a space or a bracket, so an address like https://… is none.
const comment = /(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*(?:\n\s*\/\/ .*)*/gm;

/** The comments of a source, each in one line without its marks; `//` lines that follow each other are one comment. */
export const commentsOf = (source: string): string[] =>
  (source.match(comment) ?? []).map((text) =>
    text
      .replace(/^\/\*+|\s*\*\/$|^\s*(?:\*|\/\/)/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
