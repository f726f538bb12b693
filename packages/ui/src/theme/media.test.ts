import { expect, it } from 'vitest';
import { media } from './media.ts';

it('a desktop, whose side menu is open, begins at 991 px', () => {
  expect(media.desktop).toBe('screen and (min-width: 991px)');
});
