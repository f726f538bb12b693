import { expect, it } from 'vitest';
import { letterOf } from './letterOf.ts';

it('writes two lines for each assumption, with the shapes that were sent and no call where there is none', () => {
  const known = { line: 249, assumes: 'A disk costs 4,000 dong.', shapes: [] };
  expect(
    letterOf([
      { ...known, id: 'mariadbPrice', call: null, standing: 'unseeable' },
      { ...known, id: 'domainFields', call: 'GET /api/dns', standing: 'odd', shapes: ['1 further field', 'a text'] },
    ]),
  ).toBe(
    [
      'UNSEEABLE: mariadbPrice, line 249, no call',
      '    A disk costs 4,000 dong.',
      'ODD (sent: 1 further field, a text): domainFields, line 249, GET /api/dns',
      '    A disk costs 4,000 dong.',
    ].join('\n'),
  );
});
