import type { AnyMachineSnapshot } from 'xstate';
import type { ChartSpec } from './chart.types.ts';
import { answersArrived, type Play, playMachine } from './playMachine.ts';
import { answerValue, eventsOf, machinesIn } from './world.ts';

/** A possible next step; `take` does nothing in a play in which it is impossible. */
type Move = { name: string; take: (play: Play) => void };

/** A move of a place, and the place it leads to; null until it was taken. */
type Way = { move: Move; to: string | null };

/** A chart of ten states takes about 500 moves; more than this means that `look` tells too many situations apart. */
const mostMoves = 5_000;

/** Every event that the machine accepts now, every answer to an open call, and the times that may pass. */
const movesIn = (play: Play, spec: ChartSpec): Move[] => {
  const snapshot: AnyMachineSnapshot = play.snapshot();
  if (snapshot.status !== 'active') return [];
  const sends = eventsOf(spec)
    .filter((event) => snapshot.can(event))
    .map((event): Move => ({ name: JSON.stringify(event), take: ({ actor }) => actor.send(event) }));
  const listening = new Set(play.calls.filter((call) => call.listening()).map(({ actor }) => actor));
  const answers = [...listening].flatMap((actor) =>
    (spec.answers[actor] ?? []).map(
      (answer, place): Move => ({
        name: `${actor} answers ${'outputOf' in answer ? place : JSON.stringify(answer)}`,
        take: ({ calls }) => {
          const call = calls.findLast((one) => one.actor === actor && one.listening());
          if (call) ('failure' in answer ? call.reject : call.resolve)(answerValue(answer, call.input));
        },
      }),
    ),
  );
  const hasTimer = machinesIn(snapshot).some((one) => one.snapshot._nodes.some(({ after }) => after.length > 0));
  const waits = (hasTimer ? (spec.waits ?? [1_000, 5_000]) : []).map(
    (ms): Move => ({
      name: `${ms} ms pass`,
      take: ({ clock }) => clock.increment(ms),
    }),
  );
  return [...sends, ...answers, ...waits];
};

/** The first step of the shortest known way to a move that was not taken yet. */
const nextStep = (places: Map<string, Map<string, Way>>, here: string): Way | null => {
  const seen = new Set([here]);
  const queue = [{ place: here, first: null as Way | null }];
  for (const { place, first } of queue) {
    for (const way of places.get(place)?.values() ?? []) {
      if (way.to === null) return first ?? way;
      if (seen.has(way.to)) continue;
      seen.add(way.to);
      queue.push({ place: way.to, first: first ?? way });
    }
  }
  return null;
};

/**
 * Takes every possible move once in every place of a chart, without chance. `look` names the place of a situation and sees every situation. The
 * app's actors are played with the spec's answers; those in `real` run themselves.
 */
export const tryEveryMove = async (spec: ChartSpec, look: (snapshot: AnyMachineSnapshot) => string): Promise<void> => {
  const places = new Map<string, Map<string, Way>>();
  const arrive = (play: Play): string => {
    const place = look(play.snapshot());
    if (!places.has(place))
      places.set(place, new Map(movesIn(play, spec).map((move) => [move.name, { move, to: null }])));
    return place;
  };
  let moves = 0;
  for (const input of spec.inputs) {
    for (let isDone = false; !isDone; ) {
      const play = playMachine(spec.machine, input, spec.real);
      await answersArrived();
      let here = arrive(play);
      isDone = nextStep(places, here) === null;
      for (let way = nextStep(places, here); way !== null; way = nextStep(places, here)) {
        way.move.take(play);
        await answersArrived();
        here = arrive(play);
        way.to = here;
        moves += 1;
        if (moves > mostMoves)
          throw new Error(`"${spec.machine.id}" has too many places: let "look" tell fewer situations apart.`);
      }
      play.actor.stop();
    }
  }
};
