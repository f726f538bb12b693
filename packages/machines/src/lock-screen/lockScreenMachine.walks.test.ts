import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersArrived } from '../testing/scriptedActor.ts';
import { identity, startLockScreen } from '../testing/startLockScreen.ts';
import type { LockScreenEvent } from './lockScreen.types.ts';
import { coolDownAfter } from './lockScreenMachine.ts';

type Step =
  | { do: 'send'; event: LockScreenEvent }
  | { do: 'answer'; back: number; with: 'right' | 'refused' | 'unreachable' }
  | { do: 'wait'; for: number };

const submit: LockScreenEvent = { type: 'submit', password: 'Demo!2345' };
const others: LockScreenEvent[] = [
  { type: 'lock' },
  { type: 'expire' },
  { type: 'lock.adopted' },
  { type: 'unlock.adopted' },
];
const send = (event: LockScreenEvent): Step => ({ do: 'send', event });
const refusal: Step[] = [send(submit), { do: 'answer', back: 0, with: 'refused' }];

// Five refusals in a row are rare among random steps, so that some steps are pairs and a few are whole rounds.
const steps: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step[]>([send(submit)]) },
  { weight: 3, arbitrary: fc.constantFrom(...others).map((event) => [send(event)]) },
  {
    weight: 5,
    arbitrary: fc
      .record({
        back: fc.constantFrom(0, 0, 1),
        with: fc.constantFrom('right' as const, 'refused' as const, 'refused' as const, 'unreachable' as const),
      })
      .map((answer): Step[] => [{ do: 'answer', ...answer }]),
  },
  { weight: 4, arbitrary: fc.constant<Step[]>(refusal) },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 30_000, 60_000).map((wait): Step[] => [{ do: 'wait', for: wait }]) },
);

const visited = new Set<string>();

const walk = async (flow: ReturnType<typeof startLockScreen>, path: readonly Step[]): Promise<void> => {
  let before = flow.actor.getSnapshot();
  let coolingSince = 0;
  let now = flow.clock.now();
  for (const step of path) {
    const callsBefore = flow.verify.calls.length;
    let verified = false;
    if (step.do === 'send') flow.actor.send(step.event);
    if (step.do === 'wait') flow.clock.increment(step.for);
    if (step.do === 'answer') {
      const call = flow.verify.calls.at(-1 - step.back);
      verified = step.with === 'right' && call?.listening() === true;
      if (step.with === 'right') call?.resolve(identity);
      else call?.reject({ kind: step.with });
      await answersArrived();
    }
    now = flow.clock.now();
    const after = flow.actor.getSnapshot();
    visited.add(JSON.stringify(after.value));
    assert.equal(after.status, 'active', 'the flow never breaks');

    const adopted = step.do === 'send' && step.event.type === 'unlock.adopted';
    if (before.matches('locked') && after.matches('unlocked')) {
      assert.ok(verified || adopted, 'only the password or another tab opens');
    }
    if (before.matches({ locked: 'coolingDown' })) {
      assert.equal(flow.verify.calls.length, callsBefore, 'cooling down asks nobody');
      if (after.matches({ locked: 'editing' })) {
        assert.ok(now - coolingSince >= coolDownAfter(before.context.refusals), 'cooling down lasts');
      }
    } else if (after.matches({ locked: 'coolingDown' })) {
      coolingSince = now;
      assert.equal(after.context.refusals % 5, 0, 'a round is five refusals');
    }
    assert.equal(after.matches('unlocked'), after.context.reason === null, 'a reason is given exactly while locked');

    const remembered = flow.actions.rememberLock.mock.invocationCallOrder.at(-1) ?? 0;
    const forgotten = flow.actions.forgetLock.mock.invocationCallOrder.at(-1) ?? 0;
    if (after.context.reason === 'locked') assert.ok(remembered > forgotten, 'a reload stays locked');
    if (after.matches('unlocked')) assert.ok(forgotten >= remembered, 'a reload stays open');
    assert.ok(!JSON.stringify(after.context).includes('Demo!2345'), 'no password is kept');
    before = after;
  }
};

describe('lock screen walks', () => {
  it('opens to nothing but the password or another tab that had it', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 60, size: 'max' }), async (path) => {
        const flow = startLockScreen();
        await walk(flow, path.flat().slice(0, 60));
        flow.actor.stop();
      }),
      { numRuns: 2_000 },
    );
    expect([...visited].sort()).toEqual([
      '"unlocked"',
      '{"locked":"coolingDown"}',
      '{"locked":"editing"}',
      '{"locked":"verifying"}',
    ]);
  });
});
