import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, Fragment } from './draw.ts';
import { FakeNode, fakeDocument } from './fakePage.ts';
import { createElement as h } from './react.ts';

beforeEach(() => vi.stubGlobal('document', fakeDocument()));
afterEach(() => vi.unstubAllGlobals());

const Row = ({ label }: { label: string }) =>
  h(Fragment, null, h('td', { className: 'cell', key: 1 }, label), null, false);
const seen = vi.fn();
const Place = () => seen();

const drawn = (child: unknown): string => {
  const into = new FakeNode('#fragment');
  draw(child, into as unknown as Node);
  return into.markup;
};

describe('draw', () => {
  it('components, fragments, lists, numbers and nothing: the nodes that React would make', () => {
    expect(
      drawn([h('tr', { 'data-row': true, 'aria-busy': undefined, onClick: () => 1 }, h(Row, { label: 'a' })), 0]),
    ).toBe('<tr data-row="true"><td class="cell">"a"</></>"0"');
  });

  it.each(['<img src=x onerror=alert(1)>', '\u202Egnp.exe', '😀'.repeat(4_000), '</script><script>alert(1)</script>'])(
    'a hostile string (%#): one text node, and one attribute as it is',
    (text) => {
      expect(drawn(h('p', { title: text }, text))).toBe(`<p title=${JSON.stringify(text)}>${JSON.stringify(text)}</>`);
    },
  );

  it.each([
    ['a script', h('script', null, 'alert(1)')],
    ['a frame', h('iframe', { title: 'x' })],
    ['HTML', h('p', { dangerouslySetInnerHTML: { __html: '<b>' } })],
    ['a style', h('p', { style: { color: 'red' } })],
    ['a source', h('td', { src: 'x' })],
    ['an attribute that runs', h('p', { onclick: 'alert(1)' })],
    ['an address that runs', h('a', { href: 'javascript:alert(1)' })],
    ['an address that runs in capitals', h('a', { href: ' JAVASCRIPT:alert(1)' })],
    ['an address of another host by two slashes', h('a', { href: '//evil.example' })],
    ['an address of another host by a backslash', h('a', { href: '/\\evil.example' })],
    ['an address with a name of a user', h('a', { href: 'https://may.cloud@evil.example/' })],
    ['a text that the page has not brought', h('p', null, Symbol('missing'))],
    ['an object', h('p', null, {})],
    ['an object as an attribute', h('p', { title: {} })],
  ])('%s: throws, which leaves the skeleton', (_, child) => {
    expect(() => drawn(child)).toThrow();
  });

  it('an address of the portal and a plain web address: links', () => {
    expect(drawn(h('a', { href: '/payment?amount=1', target: '_blank', rel: 'noopener' }))).toContain(
      'href="/payment?amount=1"',
    );
    expect(drawn(h('a', { href: 'https://pay.example/i?id=1' }))).toContain('href="https://pay.example/i?id=1"');
  });

  it('nothing to draw into: runs the components, also beside an element that cannot be drawn', () => {
    draw(h('script', { src: 'x' }, Symbol('missing'), h(Place, {})), null);
    expect(seen).toHaveBeenCalledOnce();
  });
});
