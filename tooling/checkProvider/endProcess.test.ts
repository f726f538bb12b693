import { expect, it } from 'vitest';
import { endProcess } from './endProcess.ts';

it('ends the process with the status, but only after the output is written', () => {
  const statuses: number[] = [];
  let written = () => undefined as unknown;
  const write = (_: string, done: () => void) => {
    written = done;
    return false;
  };
  endProcess(2, { write, exit: (status) => statuses.push(status) });
  expect(statuses).toEqual([]);
  written();
  expect(statuses).toEqual([2]);
});
