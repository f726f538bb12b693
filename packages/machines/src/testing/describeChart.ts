import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { restingStates } from '../restingStates.ts';
import { exploreChart } from './exploreChart.ts';
import { answersArrived, type Call, type Play, playChart } from './playChart.ts';
import { eventsOf, statesOf, wordsOf } from './world.ts';

/** What an actor of the app may say; a function sees the call's input. */
export type Answer = { output: unknown } | { outputOf: (input: never) => unknown } | { failure: unknown };

/** One step of a random walk, after it was taken. */
export type Step = {
  play: Play;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  /** The event that was sent, or null. */
  sent: AnyEventObject | null;
  /** The answer that was given, whether anybody still listened, or null. */
  answered: { call: Call; answer: Answer; wasHeard: boolean } | null;
};

/** A chart and everything that may happen to it. */
export type ChartSpec = {
  machine: AnyStateMachine;
  /** One walk starts from each. */
  inputs: readonly unknown[];
  /** Events with their values; a declared event that is not among them is sent bare. */
  events: readonly AnyEventObject[];
  /** What the app's actors may say, by their names; those of a real child below its name. */
  answers: Record<string, readonly Answer[]>;
  /** Children that run themselves in the random walks instead of being answered for. */
  real?: readonly string[];
  /** What of the context tells two states apart when each is explored once; a counter must be folded here. */
  contextOf?: (context: AnyMachineSnapshot['context']) => unknown;
  /** Milliseconds a walk may let pass. */
  waits?: readonly number[];
  /** Made anew for each walk; what it returns is called after each step and asserts what must always hold. */
  invariants?: (play: Play) => (step: Step) => void;
};

type Move = { kind: 'send' | 'answer' | 'wait'; pick: number; back: number };

const moves: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('send' as const, 'send' as const, 'answer' as const, 'answer' as const, 'wait' as const),
  pick: fc.nat(10_000),
  // Mostly the newest call, sometimes one that nobody should listen to any more.
  back: fc.constantFrom(0, 0, 0, 1, 2),
});

/**
 * Proves of a chart that every declared transition can be taken, every state reached and every resting state left, and that
 * random walks of up to 60 steps (2,000 in the deep lane) never break it nor its invariants, whatever is sent, lost, late or refused.
 */
export const describeChart = (spec: ChartSpec): void => {
  const { machine, inputs, answers, real, contextOf, waits = [1_000, 5_000], invariants } = spec;
  const events = eventsOf(spec);
  const samples: AnyEventObject[] = Object.entries(answers).flatMap(([actor, given]) =>
    given.map((answer) =>
      'failure' in answer
        ? { type: `xstate.error.actor.${actor}`, error: answer.failure }
        : { type: `xstate.done.actor.${actor}`, output: wordsOf(answer, undefined) },
    ),
  );

  describe(`the chart "${machine.id}"`, () => {
    const report = exploreChart(machine, { inputs, samples: [...events, ...samples], contextOf });

    it('takes every declared transition', () => {
      // A minimum, because each chart has its own number: an empty report would cover everything.
      expect(report.declared).toBeGreaterThan(5);
      expect(report.uncovered).toEqual([]);
    });

    it('reaches every state', () => {
      expect(report.unreachable).toEqual([]);
    });

    it('has a way out of every state but its endings', () => {
      expect(report.deadEnds).toEqual([]);
    });

    it('holds what it promises on every walk', { timeout: 120_000 }, async () => {
      const visited = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.nat(inputs.length - 1),
          fc.array(moves, { maxLength: 60, size: 'max' }),
          async (which, path) => {
            const play = playChart(machine, inputs[which], real);
            const check = invariants?.(play);
            const note = ({ value }: AnyMachineSnapshot) => {
              for (const state of statesOf(value)) visited.add(state);
            };
            note(play.snapshot());
            play.actor.subscribe({ next: note, error: () => undefined });
            for (const move of path) {
              const before = play.snapshot();
              if (before.status !== 'active') break;
              const taken = await take(play, move);
              const after = play.snapshot();
              assert.notEqual(after.status, 'error', `the flow breaks: ${String(after.error)}`);
              check?.({ play, before, after, ...taken });
            }
            play.actor.stop();
          },
        ),
        { numRuns: 2_000 * inject('randomShare') },
      );
      expect([...visited].sort()).toEqual(expect.arrayContaining(restingStates(machine).sort()));
    });
  });

  const take = async (play: Play, { kind, pick, back }: Move): Promise<Pick<Step, 'sent' | 'answered'>> => {
    if (kind === 'send') {
      const sent = events[pick % events.length] ?? null;
      if (sent) play.actor.send(sent);
      // A child that was started or told something may already have something to say.
      await answersArrived();
      return { sent, answered: null };
    }
    if (kind === 'wait') {
      play.clock.increment(waits[pick % waits.length] ?? 0);
      return { sent: null, answered: null };
    }
    const call = play.calls.at(-1 - back);
    const possible = call ? (answers[call.actor] ?? []) : [];
    const answer = possible[pick % Math.max(1, possible.length)];
    if (!call || !answer) return { sent: null, answered: null };
    const wasHeard = call.listening();
    const value = wordsOf(answer, call.input);
    if ('failure' in answer) call.reject(value);
    else call.resolve(value);
    await answersArrived();
    return { sent: null, answered: { call, answer, wasHeard } };
  };
};
