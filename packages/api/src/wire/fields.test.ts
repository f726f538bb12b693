import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  httpUrl,
  identifier,
  inCurrencyOf,
  moneyIn,
  optionalIdentifier,
  optionalText,
  text,
  timestamp,
} from './fields.ts';
import { toWireId } from './toWireId.ts';

const row = v.object({
  id: identifier,
  parent: optionalIdentifier,
  note: text,
  name: optionalText,
  at: timestamp,
  page: httpUrl,
  price: moneyIn('AUD', 'major'),
  due: moneyIn('AUD', 'minor'),
});
const unreadable = { parent: null, note: '', name: null, at: null, page: null, price: null, due: null };

describe('the fields of a row', () => {
  it('are each read by their own kind', () => {
    const raw = { id: 7, parent: 8, note: 'n', name: 'm', at: 1_795_219_200, page: 'https://a.b/', price: 5, due: '5' };
    expect(v.parse(row, raw)).toEqual({
      id: '7',
      parent: '8',
      note: 'n',
      name: 'm',
      at: '2026-11-21T00:00:00.000Z',
      page: 'https://a.b/',
      price: { amount: 500, currency: 'AUD' },
      due: { amount: 5, currency: 'AUD' },
    });
  });

  it('when missing or of another kind fail no row, except its id', () => {
    const hostile = { parent: {}, note: 5, name: [], at: 'x', page: 'javascript:x', price: 'NaN', due: 0.5 };
    expect(v.parse(row, { id: 'a' })).toEqual({ id: 'a', ...unreadable });
    expect(v.parse(row, { id: 'a', ...hostile })).toEqual({ id: 'a', ...unreadable });
    for (const id of [undefined, null, '', 0.5, {}, 'x'.repeat(201)]) expect(v.is(row, { id })).toBe(false);
  });

  it('hold no money if the currency is unknown', () => {
    expect(v.parse(moneyIn(null, 'minor'), 5)).toBeNull();
  });
});

describe('a row that names its own currency', () => {
  const priced = inCurrencyOf(
    ({ currency }) => (currency === 'aud' ? 'AUD' : 'VND'),
    (currency) => v.object({ price: moneyIn(currency, 'major') }),
  );

  it('has its amounts read in it', () => {
    expect(v.parse(priced, { price: 5, currency: 'aud' })).toEqual({ price: { amount: 500, currency: 'AUD' } });
    expect(v.parse(priced, { price: 5 })).toEqual({ price: { amount: 5, currency: 'VND' } });
  });

  it('is refused if it is no row', () => {
    for (const raw of [null, undefined]) expect.soft(v.is(priced, raw), `${raw}`).toBe(false);
  });
});

it('an id of digits goes back as a number, any other one as it came', () => {
  expect(['12', '9', '12a', '1a2', '012'].map(toWireId)).toEqual([12, 9, '12a', '1a2', '012']);
});
