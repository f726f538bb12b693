import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment.ts';

describe('the environment of a start', () => {
  it('is the rich provider without another portal when no variable is set', () => {
    expect(readEnvironment({})).toEqual({ profile: 'rich', seed: 1, port: 4173 });
  });

  it('keeps each given address', () => {
    const env = {
      PORT: '0',
      PROVIDER_PROFILE: 'literal',
      ODD_SEED: '7',
      PORTAL_ORIGIN: 'http://localhost:4173',
    };
    expect(readEnvironment(env)).toEqual({
      port: 0,
      profile: 'literal',
      seed: 7,
      portalOrigin: 'http://localhost:4173',
    });
  });

  it('throws a sentence for an invalid variable', () => {
    for (const [name, values] of [
      ['PORT', ['http', '', '-1', '65536', '1e3']],
      ['ODD_SEED', ['odd', '1.5', '1e99']],
      ['PROVIDER_PROFILE', ['Rich', '', 'generous', 'toString']],
      [
        'PORTAL_ORIGIN',
        [
          '*',
          '',
          'may.example',
          'https://may.example/',
          'https://a.example https://b.example',
          'https://user@a.example',
          'null',
        ],
      ],
    ] as const) {
      for (const value of values)
        expect.soft(() => readEnvironment({ [name]: value }), name).toThrow(new RegExp(`^${name} is .*, but `));
    }
  });
});
