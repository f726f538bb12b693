import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { restingStates } from '../restingStates.ts';
import type { ChartSpec, Step } from './chart.types.ts';
import { exploreChart } from './exploreChart.ts';
import { answersArrived, type Play, playMachine } from './playMachine.ts';
import { answerValue, eventsOf, statesOf } from './world.ts';

type Move = { kind: 'send' | 'answer' | 'wait'; pick: number; back: number };

const moves: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('send' as const, 'send' as const, 'answer' as const, 'answer' as const, 'wait' as const),
  pick: fc.nat(10_000),
  // Mostly the newest call, sometimes an older one that the machine may have left.
  back: fc.constantFrom(0, 0, 0, 1, 2),
});

/**
 * Proves of a chart that each declared transition is taken, each state reached and each resting state left. Random walks of up to 60 steps,
 * 2,000 in the deep lane, break neither the chart nor its invariants. The walks send any event, and lose, delay or refuse answers.
 */
export const describeChart = (spec: ChartSpec): void => {
  const { machine, inputs, answers, real, contextOf, waits = [1_000, 5_000], invariants } = spec;
  const events = eventsOf(spec);
  const samples: AnyEventObject[] = Object.entries(answers).flatMap(([actor, given]) =>
    given.map((answer) =>
      'failure' in answer
        ? { type: `xstate.error.actor.${actor}`, error: answer.failure }
        : { type: `xstate.done.actor.${actor}`, output: answerValue(answer, undefined) },
    ),
  );

  describe(`the chart "${machine.id}"`, () => {
    const report = exploreChart(machine, { inputs, samples: [...events, ...samples], contextOf });

    it('takes every declared transition, reaches every state, and has a way out of every state that is not final', () => {
      // At least, because each chart has its own number: an empty report would cover everything.
      expect(report.declared).toBeGreaterThan(5);
      expect(report).toMatchObject({ uncovered: [], unreachable: [], deadEnds: [] });
    });

    it('holds its invariants on every walk', { timeout: 120_000 }, async () => {
      const visited = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.nat(inputs.length - 1),
          fc.array(moves, { maxLength: 60, size: 'max' }),
          async (which, path) => {
            const play = playMachine(machine, inputs[which], real);
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
      // A child that has just been started or told may answer at once.
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
    const value = answerValue(answer, call.input);
    if ('failure' in answer) call.reject(value);
    else call.resolve(value);
    await answersArrived();
    return { sent: null, answered: { call, answer, wasHeard } };
  };
};
