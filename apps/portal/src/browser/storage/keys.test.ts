import { expect, it } from 'vitest';
import { preferenceKeys, sessionKeys } from './keys.ts';

it('the session and the preferences are stored under the five and the four keys of the specification', () => {
  expect(Object.values(sessionKeys)).toEqual(['accessToken', 'me', 'clientStripe', 'isLogin', 'lock_screen']);
  expect(Object.values(preferenceKeys).sort()).toEqual(['dark_mode', 'i18n_locale', 'layout_style', 'menu_style']);
});
