import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const wait = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const status = v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599));

/** What can go wrong with a request and its answer; see `withFaults`. `refuse` is the provider's own no, in the way of its profile. */
export const httpFaultSchema = v.variant('kind', [
  v.object({
    kind: v.literal('status'),
    status,
    message: v.optional(v.string(), 'Fault'),
    retryAfter: v.optional(v.number()),
  }),
  v.object({ kind: v.literal('refuse'), status, message: v.string() }),
  v.object({ kind: v.literal('authFail'), status }),
  v.object({ kind: v.literal('html'), status: v.optional(v.number(), 200) }),
  v.object({ kind: v.literal('truncate'), bytes }),
  v.object({ kind: v.literal('mutate'), path: v.string(), value: v.unknown() }),
  v.object({ kind: v.literal('hang') }),
  v.object({ kind: v.literal('delay'), ms: wait }),
  v.object({ kind: v.literal('drip'), bytes: count, ms: wait }),
  v.object({ kind: v.literal('killBeforeCommit') }),
  v.object({ kind: v.literal('killAfterCommit') }),
  v.object({ kind: v.literal('duplicate') }),
]);

/** What can go wrong with a realtime connection; see `createRealtime`. */
export const socketFaultSchema = v.variant('kind', [
  v.object({
    kind: v.literal('wsClose'),
    code: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(4999)),
  }),
  v.object({ kind: v.literal('wsSilent') }),
  v.object({ kind: v.literal('refuseUpgrade') }),
]);

/** What can go wrong with a realtime event; see `createRealtime`. */
export const eventFaultSchema = v.variant('kind', [
  v.object({ kind: v.literal('eventDup') }),
  v.object({ kind: v.literal('eventDrop') }),
  v.object({ kind: v.literal('eventDelay'), ms: wait }),
  v.object({ kind: v.literal('eventReorder') }),
  v.object({ kind: v.literal('eventRename'), name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
]);

/**
 * A fault and when it strikes: `path` and `event` are exact or have one `*`, `nth` skips the matches before it, `times`
 * is how often it strikes (once unless said; 'always' until cleared). Striking `wsSilent` swallows one message.
 */
export const faultRuleSchema = v.object({
  match: v.optional(
    v.strictObject({
      method: v.optional(v.pipe(v.string(), v.toUpperCase())),
      path: v.optional(v.string()),
      event: v.optional(v.string()),
      nth: v.optional(count, 1),
    }),
    {},
  ),
  fault: v.union([httpFaultSchema, socketFaultSchema, eventFaultSchema]),
  times: v.optional(v.union([count, v.literal('always')]), 1),
});

/** A fault of an HTTP exchange. */
export type HttpFault = v.InferOutput<typeof httpFaultSchema>;
/** A fault of a realtime connection. */
export type SocketFault = v.InferOutput<typeof socketFaultSchema>;
/** A fault of a realtime event. */
export type EventFault = v.InferOutput<typeof eventFaultSchema>;
/** A rule as it is given. */
export type FaultRuleInput = v.InferInput<typeof faultRuleSchema>;
