import type { Assumption } from './assumption.ts';
import { type AssumptionId, assumptionIds, assumptions } from './assumptions.ts';
import type { Heard } from './heard.ts';

/**
 * The standing of an assumption. `mixed`: some answers or rows held it and some did not. `unseen`: no answer has shown it. `unseeable`: none can, so the
 * provider has to be asked.
 */
export const standings = ['not held', 'odd', 'mixed', 'held', 'unseen', 'unseeable'] as const;

type Standing = (typeof standings)[number];

/** An assumption with its standing, and the shapes that were sent in place of the assumed one. */
export type Entry = Omit<Assumption, 'judge'> & { id: AssumptionId; standing: Standing; shapes: readonly string[] };

/** The ledger of one visit; it keeps findings alone, and nothing of an answer. */
export type Ledger = {
  note: (heard: Heard) => void;
  /** One entry for each assumption; the same array until something new is noted. */
  entries: () => readonly Entry[];
  forget: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Shapes kept of one assumption: a provider that sends a new one each time fills no memory. */
const mostShapes = 5;

const isOf = (call: Assumption['call'], { method, path }: Heard): boolean => {
  if (call === null || call === 'any') return call === 'any';
  const [verb, pattern = ''] = call.split(' ');
  return verb === method && new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
};

const standingOf = (call: Assumption['call'], found: ReadonlySet<string>): Standing => {
  if (call === null) return 'unseeable';
  if (found.size === 0) return 'unseen';
  const [isHeld, isNotHeld] = [found.has('held'), found.has('not held')];
  if (found.size > Number(isHeld) + Number(isNotHeld)) return 'odd';
  return isHeld && isNotHeld ? 'mixed' : isHeld ? 'held' : 'not held';
};

/** Creates a ledger of the assumptions; each answer costs one insert per assumption that it shows. */
export const createLedger = (): Ledger => {
  const found = new Map<AssumptionId, Set<string>>();
  const listeners = new Set<() => void>();
  const list = (): readonly Entry[] =>
    assumptionIds.map((id) => {
      const { judge: _, ...known }: Assumption = assumptions[id];
      const findings = found.get(id) ?? new Set();
      const shapes = [...findings].filter((each) => each !== 'held' && each !== 'not held');
      return { ...known, id, standing: standingOf(known.call, findings), shapes };
    });
  let entries = list();
  const change = () => {
    entries = list();
    for (const listener of listeners) listener();
  };
  return {
    note: (heard) => {
      let isNew = false;
      for (const id of assumptionIds) {
        const { call, judge }: Assumption = assumptions[id];
        const finding = isOf(call, heard) ? judge(heard) : null;
        if (finding === null) continue;
        const findings = found.get(id) ?? new Set();
        found.set(id, findings);
        const words =
          finding === 'mixed' ? ['held', 'not held'] : [typeof finding === 'string' ? finding : finding.odd];
        for (const word of words) {
          if (findings.has(word) || (typeof finding !== 'string' && findings.size >= mostShapes)) continue;
          findings.add(word);
          isNew = true;
        }
      }
      if (isNew) change();
    },
    entries: () => entries,
    forget: () => {
      found.clear();
      change();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
