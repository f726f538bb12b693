import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as icons from '../../../packages/ui/src/components/Icon/icons.ts';
import { slimIcons } from './slimIcons.ts';

const library = resolve(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm');
const house = `${library}/icons/house.mjs`;
const drawing = `${library}/createLucideIcon.mjs`;
const slim = (id: string, code = readFileSync(id, 'utf8')) => slimIcons().transform.handler(code, id);

/** Runs a module's code without its imports and gives its value `name`. */
const runFor = (code: string, name: string) =>
  new Function(
    'createElement',
    `${code.replaceAll(/^import .+|^export \{.+/gm, '').replace('export default', 'const made =')}; return ${name}`,
  );

it('an icon of the build: the drawing of the library, without the names of its class and its namespace', () => {
  const make = runFor(slim(drawing), 'made')(createElement);
  const { node } = runFor(slim(house).replace(/= \/\* @__PURE__.+/, '= null'), '__iconData')();
  const props = { size: 20, strokeWidth: 1.75, 'aria-hidden': true };
  const drawn = (Icon: ComponentType<typeof props>) => renderToStaticMarkup(createElement(Icon, props));
  const attributesOf = (svg: string) =>
    svg
      .replace(/ (class|xmlns)="[^"]*"/g, '')
      .split(/[ >]/)
      .toSorted();
  expect(attributesOf(drawn(make({ node })))).toEqual(attributesOf(drawn(icons.home)));
  expect(slim(house)).not.toMatch(/key:|aliases|name:/);
});

it('a library that draws its icons in another way: the build ends with an error', () => {
  const { transform, buildEnd } = slimIcons();
  transform.handler('export default [];', house);
  expect(() => buildEnd()).toThrow('has no longer the file that draws and an icon’s call and an icon’s key: mend');
  expect(() => buildEnd(new Error('first'))).not.toThrow();
});
