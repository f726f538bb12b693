import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkConnect } from './checkConnect.ts';
import type { ConnectReport, ConnectRow } from './connectRow.ts';

/**
 * Proves of a connect function, in every resting state of its machine: each control gives what its row says, the machine accepts that,
 * and the customer is never left with nothing to press and nothing under way.
 */
export const describeConnect = <Machine extends AnyStateMachine, View extends object>(
  row: ConnectRow<Machine, View>,
): void => {
  describe(`the joint of ${Object.keys(row.proves).join(' and ')}`, () => {
    let report: ConnectReport;
    beforeAll(async () => {
      report = await checkConnect(row);
    });

    it('draws every resting state of the machine', () => {
      expect(report.unreached).toEqual([]);
    });

    it('sends an event that the machine accepts with each press, and leaves no state without a way on', () => {
      expect(report.faults).toEqual([]);
    });

    it('offers each control of its row in some state', () => {
      expect(report.unused).toEqual([]);
    });
  });
};
