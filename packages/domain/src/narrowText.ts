const marks: Readonly<Record<string, string>> = {
  '\u3001': ',',
  '\uff64': ',',
  '\u3002': '.',
  '\uff61': '.',
  '\u3000': ' ',
};

/**
 * Writes the full-width characters of a Japanese or Chinese keyboard in ASCII: `１２３．４` becomes `123.4`, `、` a comma, `。` a dot. It is for
 * amounts, addresses and names, not for running text. `10²` stays as it is: a full Unicode mapping would make it 102.
 */
export const narrowText = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000-\u3002\uff61\uff64]/g, (mark) => marks[mark] ?? mark);
