import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkConnect } from './checkConnect.ts';
import type { ConnectReport, ConnectRow } from './connectRow.ts';

/**
 * Tests a connect function in every resting state of its machine. Each control gives the result of its row, and the machine accepts it. Every
 * state has a control, or ends by itself.
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

    it('sends an event that the machine accepts with each press, and has a way out of every state', () => {
      expect(report.faults).toEqual([]);
    });

    it('offers each control of its row in some state', () => {
      expect(report.unused).toEqual([]);
    });
  });
};
