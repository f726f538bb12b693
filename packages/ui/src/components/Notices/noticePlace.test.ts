import { describe, expect, it } from 'vitest';
import { type Box, choosePlace, followPlace, type PageThing, type Sight } from './noticePlace.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ top, right, bottom, left });
const thing = (top: number, bottom: number, stays = false): PageThing => ({ box: box(16, top, 200, bottom), stays });

/** A wide window: the logo up to 264 px, four buttons from 1,080 px on. */
const wide: Sight = {
  window: box(0, 0, 1280, 800),
  bar: { box: box(0, 0, 1280, 56), things: [box(24, 8, 264, 48), box(1080, 8, 1256, 48)], isUsable: true },
  things: [thing(60, 100), thing(700, 780)],
  scrolled: 0,
  height: 64,
};
/** A phone whose bar has no room. */
const phone: Sight = {
  ...wide,
  window: box(0, 0, 375, 667),
  bar: { box: box(0, 0, 375, 56), things: [box(12, 8, 140, 48), box(200, 8, 363, 48)], isUsable: true },
  things: [],
};
const edgeOf = (sight: Partial<Sight>, before?: Sight) => {
  const seen = { ...phone, ...sight };
  const place = before ? followPlace(choosePlace(before), seen) : choosePlace(seen);
  return place.kind === 'strip' ? place.edge : place.kind;
};

describe('the free part of the bar', () => {
  it('between the logo at 264 px and the buttons at 1,080 px is the place on a wide window, 12 px from both', () => {
    expect(choosePlace(wide)).toEqual({ kind: 'bar', box: box(276, 0, 1068, 56) });
  });

  it('ends where a search field stands in it: the wider part is taken', () => {
    const bar = {
      box: box(0, 0, 1280, 56),
      things: [box(24, 8, 264, 48), box(300, 8, 520, 48), box(1080, 8, 1256, 48)],
      isUsable: true,
    };
    expect(choosePlace({ ...wide, bar })).toMatchObject({ box: { left: 532, right: 1068 } });
  });

  it('reaches the end of a bar whose buttons are all at its beginning', () => {
    const bar = { box: box(0, 0, 1280, 56), things: [box(24, 8, 264, 48)], isUsable: true };
    expect(choosePlace({ ...wide, bar })).toMatchObject({ box: { left: 276, right: 1268 } });
  });

  it.each([
    ['a room of 299 px', box(263 + 24 + 299 + 1, 8, 1256, 48), []],
    ['a tall dialog over it', box(1080, 8, 1256, 48), [{ box: box(300, 40, 980, 760), stays: true }]],
  ])('is not taken with %s', (_, right, things) => {
    const bar = { box: box(0, 0, 1280, 56), things: [box(24, 8, 264, 48), right], isUsable: true };
    expect(choosePlace({ ...wide, bar, things }).kind).toBe('strip');
  });

  it('is not taken while the page’s bar is scrolled out at its top', () => {
    const bar = wide.bar && { ...wide.bar, box: box(0, -30, 1280, 26) };
    expect(choosePlace({ ...wide, bar }).kind).toBe('strip');
  });
});

describe('a strip of 64 px on a phone', () => {
  it.each<[string, Partial<Sight>, string]>([
    ['nothing stands in the way', {}, 'lower'],
    ['a figure stands at the lower edge', { things: [thing(620, 640)], scrolled: 400 }, 'underBar'],
    ['things stand at both edges', { things: [thing(60, 80), thing(620, 640)], scrolled: 400 }, 'lower'],
    [
      'a bar with a button sticks to the lower edge',
      { things: [thing(60, 80), thing(600, 667, true)], scrolled: 400 },
      'underBar',
    ],
    [
      'the page is at its start, and a link stands there',
      { things: [thing(60, 80), thing(620, 640), thing(641, 660)] },
      'lower',
    ],
    [
      'a dialog fills the window below the bar, which it makes unusable',
      { bar: phone.bar && { ...phone.bar, isUsable: false }, things: [thing(70, 100, true), thing(600, 660, true)] },
      'upper',
    ],
    ['there is no bar', { bar: null }, 'lower'],
  ])('if %s', (_, sight, edge) => {
    expect(edgeOf(sight)).toBe(edge);
  });

  it('stands above an open keyboard of 300 px', () => {
    expect(choosePlace({ ...phone, window: box(0, 0, 375, 367) })).toMatchObject({
      edge: 'lower',
      box: { bottom: 367 },
    });
  });

  it('stays at its edge while the customer scrolls figures under it, and leaves it for a button that stays there', () => {
    expect(edgeOf({ things: [thing(620, 640)], scrolled: 400 }, phone)).toBe('lower');
    expect(edgeOf({ things: [thing(620, 640, true)], scrolled: 400 }, phone)).toBe('underBar');
  });

  it('goes into the bar once the window is wide enough', () => {
    expect(edgeOf(wide, phone)).toBe('bar');
  });
});
