import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkConnect } from './checkConnect.ts';
import type { ConnectRow } from './connectRow.ts';

/**
 * Tests a connect function in every resting state of its machine. Each control gives the result of its row, and the machine accepts it. Every
 * state has a control, or ends by itself.
 */
export const describeConnect = <Machine extends AnyStateMachine, View extends object>(
  row: ConnectRow<Machine, View>,
): void => {
  describe(`the joint of ${Object.keys(row.proves).join(' and ')}`, () => {
    it('draws every resting state with a way out, and the machine accepts each control, of which none is unused', async () => {
      expect(await checkConnect(row)).toEqual({ faults: [], unreached: [], unused: [] });
    });
  });
};
