import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { readMessage, startOfMessage } from './readLine.ts';

const esc = '\u001b';

it.each([
  ['17:40|nginx|GET /', '|', 'GET /'],
  ['no separator', '|', 'no separator'],
  ['a||', '|', ''],
  ['a :: b', ' :: ', 'b'],
  ['a|b', '', 'a|b'],
])('the last part of %j split on %j is %j', (line, separator, message) => {
  expect(line.slice(startOfMessage(line, separator))).toBe(message);
});

it.each([
  ['one of the 16 colours', `${esc}[31mred${esc}[0m`, [['red', 'front1']]],
  ['a bright colour and a weight', `${esc}[1;92mgreen`, [['green', 'front10 bold']]],
  ['a colour of 256 as the nearest of the 16', `${esc}[38;5;196mred`, [['red', 'front9']]],
  ['a grey of 256', `${esc}[38;5;244mgrey`, [['grey', 'front8']]],
  ['a colour of 24 bits', `${esc}[38;2;0;0;230mblue`, [['blue', 'front4']]],
  ['a colour with colons and a colour space', `${esc}[38:2::255:0:0mred`, [['red', 'front9']]],
  ['a background in place of the colour', `${esc}[31;44mtext`, [['text', 'back4']]],
  [
    'a colour that ends',
    `${esc}[31mred${esc}[39m and not`,
    [
      ['red', 'front1'],
      [' and not', ''],
    ],
  ],
])('%s', (_, raw, pieces) => {
  expect(readMessage(raw).pieces?.map(({ text, style }) => [text, style])).toEqual(pieces);
});

it.each([
  ['moves of the cursor and titles of the window', `a${esc}[2K${esc}[1;1Hb${esc}]0;title\u0007c${esc}(Bd`, 'abcd'],
  ['a hyperlink, whose text stays', `${esc}]8;;https://evil.example${esc}\\text${esc}]8;;${esc}\\`, 'text'],
  ['the states of a progress bar before the last', '1%\r50%\r100%', '100%'],
])('removes %s', (_, raw, text) => {
  expect(readMessage(raw)).toEqual({ text, pieces: null });
});

it.each([
  ['control characters', 'a\u0000b\u0085', 'a‹U+0000›b‹U+0085›'],
  ['characters that turn the direction', 'a\u202Eb', 'a‹U+202E›b'],
  ['invisible letters and tags', 'a\u200Bb\u{E0041}', 'a‹U+200B›b‹U+E0041›'],
  ['a sequence that never ends, with the text behind it', `${esc}]8;;hidden`, '‹U+001B›]8;;hidden'],
])('shows %s', (_, raw, text) => {
  expect(readMessage(raw).text).toBe(text);
});

it.each(['plain text', 'a tab\tstays', '👩‍👩‍👧 family', 'Tiếng Việt'])('leaves %j as it is', (raw) => {
  expect(readMessage(raw)).toEqual({ text: raw, pieces: null });
});

it.each([
  ['control characters', '\u0000a'.repeat(4_096)],
  ['colours', `${esc}[31ma${esc}[32mb`.repeat(600)],
])('shows the first 300 pieces of a line full of %s in their style, and the rest in none', (_, raw) => {
  const { text, pieces } = readMessage(raw);
  expect(pieces?.length).toBeLessThanOrEqual(301);
  expect(pieces?.at(-1)?.style).toBe('');
  expect(pieces?.map((piece) => piece.text).join('')).toBe(text);
});

it('any text becomes pieces that make up its text, without a control character except tab', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(`${esc}[`, `${esc}]`, '31m', ';', ':', '\r', `${esc}[38;5;`, '48;2;1;2;3m', '\u0007', `${esc}\\`),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { text, pieces } = readMessage(parts.join(''));
      if (pieces) expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(text).not.toMatch(/(?!\t)\p{Cc}/u);
    }),
    { numRuns: Math.ceil(2_000 * inject('randomShare')) },
  );
});
