import { describe, expect, it } from 'vitest';
import { isSame } from './memoSection.ts';

describe('memoSection', () => {
  const send = () => undefined;
  const section = { value: '1', options: { status: 'ready', value: [{ id: '1' }] }, onSelect: send };

  it('leaves a section alone whose data is equal and whose handlers are new', () => {
    expect(isSame(section, { ...structuredClone({ ...section, onSelect: null }), onSelect: () => undefined })).toBe(
      true,
    );
  });

  it('draws a section again if any value of its props is another', () => {
    for (const [title, changed] of [
      ['another choice', { ...section, value: '2' }],
      ['another option', { ...section, options: { status: 'ready', value: [{ id: '2' }] } }],
      ['more options', { ...section, options: { status: 'ready', value: [{ id: '1' }, { id: '2' }] } }],
      ['another status', { ...section, options: { status: 'loading' } }],
      ['a new error', { ...section, error: 'Chọn một khu vực.' }],
      ['a handler that is gone', { ...section, onSelect: undefined }],
    ] as const) {
      expect.soft(isSame(section, changed), title).toBe(false);
      expect.soft(isSame(changed, section), title).toBe(false);
    }
  });

  it('takes two dates for different, because their keys do not tell', () => {
    expect(isSame({ value: new Date(0) }, { value: new Date(1) })).toBe(false);
  });
});
