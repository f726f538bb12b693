import { describe, expect, it } from 'vitest';
import { findMoves } from './findMoves.ts';
import type { Drawn } from './watchDrawn.ts';

const screen = { width: 400, height: 800 };
const last = 3_000;
const text = (label: string, y: number, from: number, to: number): Drawn => ({
  kind: 'text',
  label,
  box: { x: 10, y, width: 80, height: 20 },
  from,
  to,
});
const whatsOf = (things: readonly Drawn[]) => findMoves(things, last, screen).map(({ what }) => what);

describe('findMoves', () => {
  it('finds nothing in a page that stays as it was first drawn', () => {
    expect(whatsOf([text('Ví', 10, 600, last), text('DNS', 40, 600, last)])).toEqual([]);
  });

  it('names a text that a new entry above it pushed down, and the entry', () => {
    const things = [text('Ví', 40, 600, 2_000), text('Ví', 80, 2_000, last), text('DNS', 40, 2_000, last)];
    expect(findMoves([text('Menu', 10, 600, last), ...things], last, screen)).toEqual([
      { what: 'moved', line: '0.6 s  text “Ví” 80×20 at 10,40 → 80×20 at 10,80' },
      { what: 'text where no skeleton had stood', line: '2.0 s  text “DNS” 80×20 at 10,40' },
    ]);
  });

  it('accepts data in the place of its skeleton, and names a skeleton whose place stays empty', () => {
    const skeleton: Drawn = { ...text('span', 40, 600, 2_000), kind: 'skeleton' };
    expect(whatsOf([skeleton, text('6.331.000', 42, 2_000, last)])).toEqual([]);
    expect(whatsOf([skeleton])).toEqual(['skeleton, and nothing stands in its place']);
  });

  it('names a block whose place is taken by something of another size', () => {
    const block: Drawn = {
      kind: 'skeleton',
      label: 'span',
      box: { x: 10, y: 10, width: 300, height: 240 },
      from: 0,
      to: 9,
    };
    const card: Drawn = { ...block, kind: 'box', label: 'section', from: 9, to: last };
    expect(whatsOf([block, card, text('Ví', 20, 9, last)])).toEqual([]);
    const tall = { ...card, box: { ...card.box, height: 400 } };
    expect(whatsOf([block, tall, text('Ví', 20, 9, last)])).toEqual([
      'skeleton of another shape than what stands in its place',
    ]);
  });

  it('names a text that is gone at the end, and none below the edge of the screen', () => {
    expect(whatsOf([text('Đang tải', 40, 600, 2_000), text('Cuối trang', 900, 600, 2_000)])).toEqual(['gone']);
  });
});
