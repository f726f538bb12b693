import * as v from 'valibot';
import {
  eventFaultSchema,
  type FaultRuleInput,
  faultRuleSchema,
  httpFaultSchema,
  type SocketFault,
} from './faultSchema.ts';

type Rule = v.InferOutput<typeof faultRuleSchema> & {
  id: number;
  owner: 'control' | 'scenario';
  seen: number;
  struck: number;
};
type Occasion = { method?: string; path?: string; event?: string };

export type Faults = ReturnType<typeof createFaults>;

const fits = (pattern: string | undefined, value: string | undefined): boolean => {
  if (pattern === undefined) return true;
  if (value === undefined) return false;
  const [begin = '', end] = pattern.split('*');
  if (end === undefined) return value === pattern;
  return value.length >= begin.length + end.length && value.startsWith(begin) && value.endsWith(end);
};

/** The armed faults, from `/__sandbox/faults` or from a scenario. A `take…` call returns the fault to apply now, and counts it. */
export const createFaults = () => {
  let rules: Rule[] = [];
  let nextId = 1;
  const listeners: (() => void)[] = [];

  const take = <Kind extends Rule['fault']>(
    isKind: (fault: Rule['fault']) => fault is Kind,
    occasion: Occasion,
  ): Kind | undefined => {
    for (const rule of rules) {
      const { match, times, fault } = rule;
      if (!isKind(fault) || (times !== 'always' && rule.struck >= times)) continue;
      if (match.method !== undefined && match.method !== occasion.method) continue;
      if (!fits(match.path, occasion.path) || !fits(match.event, occasion.event)) continue;
      rule.seen += 1;
      if (rule.seen < (match.nth ?? 1)) continue;
      rule.struck += 1;
      return fault;
    }
    return undefined;
  };

  return {
    add: (input: FaultRuleInput, owner: Rule['owner'] = 'control'): Rule => {
      const rule: Rule = { ...v.parse(faultRuleSchema, input), id: nextId, owner, seen: 0, struck: 0 };
      nextId += 1;
      rules.push(rule);
      for (const listener of listeners) listener();
      return rule;
    },
    list: (): Rule[] => rules,
    clear: (owner?: Rule['owner']): void => {
      rules = owner ? rules.filter((rule) => rule.owner !== owner) : [];
    },
    takeRequestFault: (occasion: Occasion) => take((fault) => v.is(httpFaultSchema, fault), occasion),
    takeSocketFault: (kind: SocketFault['kind']) => take((fault): fault is SocketFault => fault.kind === kind, {}),
    takeEventFault: (event: string) => take((fault) => v.is(eventFaultSchema, fault), { event }),
    /** Called after each `add`, so that a fault can strike open connections immediately. */
    onAdd: (listener: () => void): void => {
      listeners.push(listener);
    },
  };
};
