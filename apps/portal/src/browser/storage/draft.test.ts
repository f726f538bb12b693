import * as v from 'valibot';
import { expect, it } from 'vitest';
import { localStore, sessionStore } from './createStorage.ts';
import { clearDrafts, draft } from './draft.ts';

it('removes every draft, also of an unknown flow, and no other key', () => {
  // Other test files of the same worker may have left drafts.
  clearDrafts();
  sessionStore.set('accessToken', 'token');
  localStore.set('may.attempts', '[]');
  const kept = [...sessionStore.keys(), ...localStore.keys()];
  const order = draft('order', v.object({ plan: v.string() }));
  order.write({ plan: 'small' });
  sessionStore.set('may.draft.other', '{}');
  expect(order.read()).toEqual({ plan: 'small' });
  clearDrafts();
  expect(order.read()).toBeNull();
  expect([...sessionStore.keys(), ...localStore.keys()]).toEqual(kept);
});
