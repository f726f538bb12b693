/** Why a line could not be taken apart. */
export type LineRefusal = 'unbalancedQuotes' | 'unbalancedBrackets' | 'controlCharacter' | 'tooLong';

/** One entry of a zone file, which brackets may spread over several lines; `line` is its first, counted from 1. */
export type LogicalLine = {
  line: number;
  text: string;
  tokens: readonly string[];
  comment: string;
  /** It begins with a space: its name is the one of the entry before. */
  isInherited: boolean;
  refusal: LineRefusal | null;
};

/** An entry longer than this is none of a record. */
const longestEntry = 20_000;

type State = { tokens: string[]; comment: string[]; depth: number; refusal: LineRefusal | null };

/** Takes one physical line into the entry; quoted strings stay whole, with their quotes and escapes. */
const takeLine = (text: string, state: State): void => {
  let token = '';
  const end = () => {
    if (token !== '') state.tokens.push(token);
    token = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === ';') {
      state.comment.push(text.slice(at + 1).trim());
      break;
    }
    if (character === '\\') {
      token += character + (text[at + 1] ?? '');
      at += 1;
    } else if (character === '"') {
      const close = closingQuote(text, at + 1);
      if (close === -1) {
        state.refusal ??= 'unbalancedQuotes';
        break;
      }
      end();
      state.tokens.push(text.slice(at, close + 1));
      at = close;
    } else if (character === '(') {
      end();
      // One inside another is nothing, so what is never closed ends at the next that opens.
      if (state.depth > 0) state.refusal ??= 'unbalancedBrackets';
      state.depth = 1;
    } else if (character === ')') {
      end();
      if (state.depth === 0) state.refusal ??= 'unbalancedBrackets';
      else state.depth = 0;
    } else if (character === ' ' || character === '\t') end();
    else token += character;
  }
  end();
};

const closingQuote = (text: string, from: number): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
};

/** Takes a zone file apart into its entries; what cannot be taken apart says why, and empty lines are left out. */
export const logicalLinesOf = (file: string): LogicalLine[] => {
  const entries: LogicalLine[] = [];
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (let index = 0; index < lines.length; index += 1) {
    const first = index;
    const state: State = { tokens: [], comment: [], depth: 0, refusal: null };
    let length = 0;
    for (;;) {
      const text = lines[index] ?? '';
      length += text.length;
      if (length > longestEntry) state.refusal ??= 'tooLong';
      else if (/[^\P{Cc}\t]/u.test(text)) state.refusal ??= 'controlCharacter';
      else takeLine(text, state);
      if (state.depth === 0 || state.refusal || index + 1 >= lines.length) break;
      index += 1;
    }
    // What goes wrong on a later line is not this entry's: its bracket was not closed before.
    if (state.depth > 0 && (index > first || !state.refusal)) state.refusal = 'unbalancedBrackets';
    // Brackets that are never closed must not swallow the rest of the file.
    if (state.refusal) index = first;
    if (state.tokens.length === 0 && !state.refusal) continue;
    const text = lines[first] ?? '';
    const { tokens, refusal } = state;
    entries.push({
      tokens,
      refusal,
      line: first + 1,
      text: text.slice(0, 200),
      comment: state.comment.join(' '),
      isInherited: /^[ \t]/.test(text),
    });
  }
  return entries;
};
