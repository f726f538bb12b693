import { expect, it } from 'vitest';
import { isPath, markOfPath, readMark } from './readMark.ts';

const canvas = (shapes: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${more}>${shapes}</svg>`;

it('keeps the shapes of an exported file, in the colour of the text, and drops its names', () => {
  const source = `<?xml version="1.0"?>\n<!-- drawn -->\n${canvas('<g id="a" transform="translate(1 2)"><path class=\'b\' d="M0 0h8z" fill-rule="evenodd" /></g>', ' width="32" id="x"')}\n`;
  expect(readMark(source)).toEqual({
    viewBox: '0 0 32 32',
    shapes: '<g fill="currentColor"><g transform="translate(1 2)"><path d="M0 0h8z" fill-rule="evenodd"/></g></g>',
    isColoured: false,
  });
});

it('keeps the colours of a mark and the lines of its canvas', () => {
  expect(readMark(canvas('<circle cx="16" cy="16" r="9" fill="#0a7"/>')).isColoured).toBe(true);
  expect(readMark(canvas('<path d="M0 0h8"/>', ' fill="none" stroke="currentColor" stroke-width="2"')).shapes).toBe(
    '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M0 0h8"/></g>',
  );
});

it.each([
  ['a script', canvas('<script>alert(1)</script>'), '<script>'],
  ['a handler of the canvas', canvas('<path d="M0 0"/>', ' onload="alert(1)"'), 'onload'],
  ['a handler of a shape', canvas('<path d="M0 0" onclick="alert(1)"/>'), 'onclick'],
  ['a style', canvas('<path d="M0 0" style="fill:url(https://evil.example)"/>'), 'style'],
  ['a style sheet', canvas('<style>@import "https://evil.example"</style>'), '<style>'],
  [
    'a foreign colour',
    canvas('<path d="M0 0" fill="url(https://evil.example/#a)"/>'),
    'a fill in <path> that is no fill of a shape',
  ],
  ['an image', canvas('<image href="https://evil.example/a.png"/>'), '<image>'],
  ['a link', canvas('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), '<a>'],
  ['HTML', canvas('<foreignObject><p>hi</p></foreignObject>'), '<foreignObject>'],
  ['a reference', canvas('<use href="https://evil.example/a.svg#b"/>'), '<use>'],
  ['text', canvas('<path d="M0 0"/>hello'), 'no shape in line 1'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${canvas('<path d="M0 0"/>')}`, 'no shape in line 1'],
  ['a path that is none', canvas('<path d="M0 0&quot;onload"/>'), 'no shape'],
  ['an open canvas', '<svg viewBox="0 0 8 8"><path d="M0 0"/>', 'no complete <svg>'],
  ['a canvas in a canvas', canvas(canvas('<path d="M0 0"/>')), '<svg>'],
  ['a shape outside', '<path d="M0 0"/>', '<path>'],
  ['no shape', canvas(''), 'no complete <svg>'],
  ['no viewBox', '<svg><path d="M0 0"/></svg>', 'no viewBox'],
  ['an empty viewBox', '<svg viewBox="0 0 0 0"><path d="M0 0"/></svg>', 'the last two above 0'],
  ['a viewBox of no numbers', '<svg viewBox="1.2.3 0 8 ."><path d="M0 0"/></svg>', 'no viewBox'],
  ['a handler in capitals', canvas('<path d="M0 0"/>', ' ONLOAD="alert(1)"'), 'ONLOAD'],
  ['the name of a method', canvas('<path constructor="M0 0"/>'), 'the attribute constructor in <path>'],
  ['an attribute twice', canvas('<path d="M0 0" d="M1 1"/>'), 'the attribute d twice in <path>'],
  ['an arc of 1e30', canvas('<path d="M0 0a1e30 1e30 0 0 1 1 1"/>'), 'a number over 10000 in d of <path>'],
  ['17 levels', canvas(`${'<g>'.repeat(17)}<path d="M0 0"/>${'</g>'.repeat(17)}`), 'deep, but 16 are the most'],
  ['text after two lines', canvas('\n<path d="M0 0"/>\n a\nb'), 'no shape in line 3'],
  ['9,000 characters', canvas(`<path d="M${' 0'.repeat(4_500)}"/>`), '8000 are the most'],
])('refuses a mark with %s', (_, source, rule) => {
  expect(() => readMark(source)).toThrow(rule);
});

it('repeats nothing of a file that is no mark', () => {
  expect(() => readMark('root:x:0:0')).toThrow(/^has something that is no shape in line 1$/);
});

it('judges a list of transforms with many spaces at once', () => {
  const list = 'scale(1)   '.repeat(14);
  expect(() => readMark(canvas(`<path d="M0 0" transform="${list}!"/>`))).toThrow('no transform of a shape');
  expect(readMark(canvas(`<path d="M0 0" transform="${list}"/>`)).shapes).toContain('scale(1)');
});

it('takes a path that begins with a move, and nothing that could end its attribute', () => {
  expect(['M1 1h2z', ' m1,1 L2-3.5e1Z'].map(isPath)).toEqual([true, true]);
  expect(['', 'h2', 'M0 0"/><script>', 'M0 0&#34;', 'M0 0<', 'M0 0h1e9'].map(isPath)).toEqual(Array(6).fill(false));
  expect(markOfPath(' M1 1z ').shapes).toBe('<path fill="currentColor" d="M1 1z"/>');
});
