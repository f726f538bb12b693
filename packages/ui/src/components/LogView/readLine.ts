/** Characters that have no picture of their own, or change the order of others. Tab and the joiners of emoji are none of them. */
const invisible = /(?![\t\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Escape sequences of terminals: colours, moves of the cursor, titles. A sequence without its end is text. */
const sequence = String.raw`\u001b(?:\[[0-?]*[ -\/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[PX^_][^\u001b]*\u001b\\|[ -\/]*[0-Z\\\u0060-~])`;

const token = new RegExp(`${sequence}|${invisible.source}`, 'gu');

/** A progress bar writes over its line: the text after the last return is the one that a terminal shows. */
const afterReturn = (text: string): string => {
  const line = text.replace(/\r+$/, '');
  return line.slice(line.lastIndexOf('\r') + 1);
};

/** Index at which the last part of a line begins. */
export const startOfMessage = (line: string, separator: string): number => {
  if (separator === '') return 0;
  const at = line.lastIndexOf(separator);
  return at === -1 ? 0 : at + separator.length;
};

/** A text without escape sequences, and with a visible text for each character that has no picture. */
export const visibleText = (raw: string): string =>
  invisible.test(raw)
    ? afterReturn(raw).replace(token, (found) => {
        if (found.length > 1 && found.startsWith('\u001b')) return '';
        return `‹U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;
      })
    : raw;
