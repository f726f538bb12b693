import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readProjectName } from './projectName.ts';

it.each(['project-demo', 'a', '2026', '-', 'a--b-', 'x'.repeat(63)])('accepts %s unchanged', (name) => {
  expect(readProjectName(name)).toEqual({ ok: true, name });
});

it('ignores the spaces and the line break around a pasted name', () => {
  expect(readProjectName(' project-demo\n')).toEqual({ ok: true, name: 'project-demo' });
});

it.each([
  ['', 'missing', null],
  [' \t', 'missing', null],
  ['Project-Demo', 'upperCase', 'project-demo'],
  ['dự án Đà Nẵng', 'character', 'du-an-da-nang'],
  ['ｐｒｏｊｅｃｔ１', 'character', 'project1'],
  ['project_demo.vn', 'character', 'project-demo-vn'],
  ['project-\u2060demo', 'character', 'project-demo'],
  ['дом', 'character', null],
  ['x'.repeat(64), 'tooLong', null],
  ['X'.repeat(64), 'upperCase', null],
])('refuses "%s" as %s and suggests %s', (typed, reason, suggestion) => {
  expect(readProjectName(typed)).toEqual({ ok: false, reason, suggestion });
});

it('suggests only names that it accepts, for any text', () => {
  const character = fc.constantFrom(...'aZ9-_ .đẾИＡ\u0301\u200B🙂');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 80 }), (typed) => {
      const read = readProjectName(typed);
      if (read.ok) expect(read.name).toMatch(/^[a-z0-9-]{1,63}$/);
      else if (read.suggestion !== null)
        expect(readProjectName(read.suggestion)).toEqual({ ok: true, name: read.suggestion });
    }),
  );
});
