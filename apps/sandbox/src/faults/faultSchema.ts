import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const wait = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const status = v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599));

/** Faults of a request or its answer; see `withFaults`. `refuse` answers as the provider of the current profile refuses. */
export const httpFaultSchema = v.variant('kind', [
  v.object({
    kind: v.literal('status'),
    status,
    message: v.optional(v.string(), 'Fault'),
    retryAfter: v.optional(v.number()),
  }),
  v.object({ kind: v.literal('refuse'), status, message: v.string() }),
  v.object({ kind: v.literal('html'), status: v.optional(v.number(), 200) }),
  v.object({ kind: v.literal('truncate'), bytes }),
  v.object({ kind: v.literal('mutate'), path: v.string(), value: v.unknown() }),
  v.object({ kind: v.literal('delay'), ms: wait }),
  v.object({ kind: v.literal('killBeforeCommit') }),
  v.object({ kind: v.literal('killAfterCommit') }),
  v.object({ kind: v.literal('duplicate') }),
]);

/** Faults of a realtime connection; see `createRealtime`. */
const socketFaultSchema = v.variant('kind', [
  v.object({
    kind: v.literal('wsClose'),
    code: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(4999)),
  }),
  v.object({ kind: v.literal('refuseUpgrade') }),
]);

/** Faults of a realtime event; see `createRealtime`. */
export const eventFaultSchema = v.variant('kind', [
  v.object({ kind: v.literal('eventDup') }),
  v.object({ kind: v.literal('eventDrop') }),
  v.object({ kind: v.literal('eventReorder') }),
  v.object({ kind: v.literal('eventRename'), name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
]);

/**
 * A fault and its condition. `path` and `event` are exact or have one `*`; `nth` skips the matches before it; `times`
 * is how often it strikes (default 1; 'always' until cleared).
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

export type HttpFault = v.InferOutput<typeof httpFaultSchema>;
export type SocketFault = v.InferOutput<typeof socketFaultSchema>;
/** A rule before its defaults are added. */
export type FaultRuleInput = v.InferInput<typeof faultRuleSchema>;
