import { type CashFlow, countFlows, noFlow, type Transaction } from '@may/domain';
import { useEffect, useState } from 'react';
import { inSteps } from '../../private/inSteps.ts';

const counted = new WeakMap<readonly Transaction[], CashFlow>();

const countAll = async (log: readonly Transaction[], signal?: AbortSignal): Promise<CashFlow> => {
  const flows = noFlow();
  await inSteps(log, (step) => countFlows(flows, step), signal);
  counted.set(log, flows);
  return flows;
};

/** The flows of a log, counted in steps; null until they are, so that no old sum stands beside a new log. */
export const useCashFlow = (log: readonly Transaction[]): CashFlow | null => {
  const [, setCounted] = useState<CashFlow>();
  useEffect(() => {
    if (counted.has(log)) return;
    const gone = new AbortController();
    countAll(log, gone.signal).then(setCounted, () => undefined);
    return () => gone.abort();
  }, [log]);
  return counted.get(log) ?? null;
};
