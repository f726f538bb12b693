import { noWarningMemory } from '@may/domain';
import { expect, it } from 'vitest';
import { localStore } from '../storage/createStorage.ts';
import { forgetJournals } from '../storage/forgetJournals.ts';
import { customerSettings } from './customerSettings.ts';

it('a sign-out keeps the warnings that were told and dismissed, so that none is told again', () => {
  const told = { ...noWarningMemory, wallet: { count: 1, told: 'wallet', dismissed: '1 wallet 1' } };
  customerSettings('usr_1').memory.write(told);
  forgetJournals(localStore);
  customerSettings('usr_2');
  expect(customerSettings('usr_1').memory.read()).toEqual(told);
});
