import * as v from 'valibot';
import {
  type EventFault,
  eventFaultSchema,
  type FaultRuleInput,
  faultRuleSchema,
  type HttpFault,
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

/** The armed faults, from `/__sandbox/faults` or from a scenario. A `take…` call returns the fault to apply now, and counts it. */
export type Faults = {
  add: (rule: FaultRuleInput, owner?: Rule['owner']) => Rule;
  list: () => Rule[];
  clear: (owner?: Rule['owner']) => void;
  takeRequestFault: (occasion: { method: string; path: string }) => HttpFault | undefined;
  takeSocketFault: (kind: SocketFault['kind']) => SocketFault | undefined;
  takeEventFault: (event: string) => EventFault | undefined;
  /** Called after each `add`, so that a fault can strike open connections immediately. */
  onAdd: (listener: () => void) => void;
};

const fits = (pattern: string | undefined, value: string | undefined): boolean => {
  if (pattern === undefined) return true;
  if (value === undefined) return false;
  const [begin = '', end] = pattern.split('*');
  if (end === undefined) return value === pattern;
  return value.length >= begin.length + end.length && value.startsWith(begin) && value.endsWith(end);
};

/** Creates an empty set of faults. */
export const createFaults = (): Faults => {
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
    add: (input, owner = 'control') => {
      const rule: Rule = { ...v.parse(faultRuleSchema, input), id: nextId, owner, seen: 0, struck: 0 };
      nextId += 1;
      rules.push(rule);
      for (const listener of listeners) listener();
      return rule;
    },
    list: () => rules,
    clear: (owner) => {
      rules = owner ? rules.filter((rule) => rule.owner !== owner) : [];
    },
    takeRequestFault: (occasion) => take((fault) => v.is(httpFaultSchema, fault), occasion),
    takeSocketFault: (kind) => take((fault): fault is SocketFault => fault.kind === kind, {}),
    takeEventFault: (event) => take((fault) => v.is(eventFaultSchema, fault), { event }),
    onAdd: (listener) => {
      listeners.push(listener);
    },
  };
};
