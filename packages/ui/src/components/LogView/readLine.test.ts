import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { startOfMessage, visibleText } from './readLine.ts';

const esc = '\u001b';

it('a message is the last part of its line', () => {
  for (const [line, separator, message] of [
    ['17:40|nginx|GET /', '|', 'GET /'],
    ['no separator', '|', 'no separator'],
    ['a||', '|', ''],
    ['a :: b', ' :: ', 'b'],
    ['a|b', '', 'a|b'],
  ] as const)
    expect.soft(line.slice(startOfMessage(line, separator)), line).toBe(message);
});

it('removes colours, moves, titles and links, and the states of a progress bar before the last', () => {
  for (const [title, raw, text] of [
    ['colours', `a ${esc}[1;92mgreen${esc}[0m ${esc}[38;5;196mred ${esc}[38:2::255:0:0mred`, 'a green red red'],
    ['moves of the cursor and titles of the window', `a${esc}[2K${esc}[1;1Hb${esc}]0;title\u0007c${esc}(Bd`, 'abcd'],
    ['a hyperlink, whose text stays', `${esc}]8;;https://evil.example${esc}\\text${esc}]8;;${esc}\\`, 'text'],
    ['the states of a progress bar before the last', '1%\r50%\r100%', '100%'],
  ] as const)
    expect.soft(visibleText(raw), title).toBe(text);
});

it('shows the code of a sign that hides or turns text', () => {
  for (const [title, raw, text] of [
    ['control characters', 'a\u0000b\u0085', 'a‹U+0000›b‹U+0085›'],
    ['characters that turn the direction', 'a\u202Eb', 'a‹U+202E›b'],
    ['invisible letters and tags', 'a\u200Bb\u{E0041}', 'a‹U+200B›b‹U+E0041›'],
    ['a sequence that never ends, with the text behind it', `${esc}]8;;hidden`, '‹U+001B›]8;;hidden'],
  ] as const)
    expect.soft(visibleText(raw), title).toBe(text);
});

it('leaves text, tabs, families and accents as they are', () => {
  for (const raw of ['plain text', 'a tab\tstays', '👩‍👩‍👧 family', 'Tiếng Việt'])
    expect.soft(visibleText(raw), raw).toBe(raw);
});

it('any text is shown without a control character except tab', () => {
  const part = fc.oneof(
    fc.array(fc.nat(0x10_ff_ff)).map((points) => String.fromCodePoint(...points)),
    fc.constantFrom(`${esc}[`, `${esc}]`, '31m', ';', ':', '\r', `${esc}[38;5;`, '48;2;1;2;3m', '\u0007', `${esc}\\`),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(visibleText(parts.join(''))).not.toMatch(/(?!\t)\p{Cc}/u);
    }),
    { numRuns: Math.ceil(2_000 * inject('randomShare')) },
  );
});
