import { createI18n, placesBrand, SidebarNav } from '@may/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterAll, expect, it } from 'vitest';
import { config } from '../src/config.ts';
import { useNavigation } from '../src/layouts/useNavigation.ts';
import { leaveOutServices } from './leaveOutServices.ts';

const Menu = (): ReactNode => (
  <nav aria-label="menu">
    <SidebarNav groups={useNavigation('/transactions')} />
  </nav>
);

const i18n = await createI18n('vi', ['common', 'shell'], placesBrand.name);
const told = { ...config.flags };
const on = Object.fromEntries(Object.keys(told).map((name) => [name, true])) as typeof told;
const off = Object.fromEntries(Object.keys(told).map((name) => [name, false])) as typeof told;
afterAll(() => Object.assign(config.flags, told));

const drawWith = (flags: typeof told): string => {
  Object.assign(config.flags, flags);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Menu />
    </I18nextProvider>,
  );
};

const cases: [string, typeof told][] = [
  ['every service is on', on],
  ['every service is off, whose group then goes too', off],
  ['one service of the provider as specified is on', told],
  ...Object.keys(told).map((name): [string, typeof told] => [`${name} alone is off`, { ...on, [name]: false }]),
];

it.each(cases)('the menu of the served page is the menu that the browser draws if %s', (_, flags) => {
  const page = '<main><li><a href="/dns" class="x">DNS</a></li></main>';
  expect(leaveOutServices(drawWith(on) + page, flags)).toBe(drawWith(flags) + page);
});
